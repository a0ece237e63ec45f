import type { Next } from 'hono';
import type { Config } from '../config.ts';
import { isOwnName, reachedAddress } from './client.ts';
import type { HttpContext } from './env.ts';

/** Everything is answered under names of the house alone, and who takes another is told one. */
export function refuseForeignNames(config: Config) {
  return async (c: HttpContext, next: Next): Promise<Response | undefined> => {
    if (!isOwnName(c, config)) return c.text(wayIn(c), 421);
    await next();
    return undefined;
  };
}

function wayIn(c: HttpContext): string {
  const name = c.req.header('host') ?? '';
  return `Den Namen ${name} kennt HBG nicht. Öffne ${reachedAddress(c)} oder trag den Namen in PUBLIC_URL ein: PUBLIC_URL=http://${name}`;
}
