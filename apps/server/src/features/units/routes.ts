import { readUnit } from '@hbg/contract/units';
import type { Context } from '../../context.ts';
import { type Endpoint, endpoint, prepared, refuse } from '../../http/adapter.ts';
import { codeEndpoints } from './code-routes.ts';

export function unitEndpoints(context: Context): Endpoint[] {
  return [...contentEndpoints(context), ...codeEndpoints(context)];
}

function contentEndpoints({ content }: Context): Endpoint[] {
  const units = new Map([...content.units].map(([id, unit]) => [id, prepared(() => unit)]));
  return [endpoint(readUnit, async ({ query }) => units.get(query.id) ?? refuse('unknownUnit'))];
}
