import { health } from '@hbg/contract/health';
import type { Answer } from '@hbg/contract/route';
import type { Context } from '../../context.ts';
import { isAlive } from '../../db/database.ts';
import { type Endpoint, endpoint } from '../../http/adapter.ts';

export function healthEndpoints(context: Context): Endpoint[] {
  return [endpoint(health, () => reportHealth(context))];
}

async function reportHealth({
  database,
  sandbox,
  model,
  writes,
  version,
}: Context): Promise<Answer<typeof health>> {
  const isReady = !writes.isFailing && (await isAlive(database));
  return {
    version,
    database: { engine: database.engine, state: isReady ? 'ready' : 'failing' },
    sandbox: { state: sandbox.state, hasSecondWall: sandbox.hasSecondWall },
    ai: {
      state: model ? (model.hasFailed ? 'failing' : 'ready') : 'absent',
      model: model?.name ?? null,
      host: model?.host ?? null,
    },
  };
}
