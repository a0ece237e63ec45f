import type { Next } from 'hono';
import type { Config } from '../config.ts';
import { foreignHost, reachedAddress } from './client.ts';
import type { HttpContext } from './env.ts';

/** Everything is answered under names of the house alone, and who takes another is told one. */
export function refuseForeignNames(config: Config) {
  return async (c: HttpContext, next: Next): Promise<Response | undefined> => {
    const host = foreignHost(c, config);
    if (host !== undefined) return c.text(wayIn(c, host), 421);
    await next();
    return undefined;
  };
}

function wayIn(c: HttpContext, name: string): string {
  return `Den Namen ${name} kennt HBG nicht. Öffne ${reachedAddress(c)} oder trag den Namen in PUBLIC_URL ein: PUBLIC_URL=http://${name}`;
}
