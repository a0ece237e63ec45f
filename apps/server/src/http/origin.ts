import type { Config } from '../config.ts';
import type { HttpContext } from './env.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True for a state-changing call that a page of another origin sent. Browsers send `Origin` with
 * every such call; a program without a browser sends neither header and carries no child's cookie.
 * Only host and port are compared: behind a proxy the server doesn't know the outer scheme.
 */
export function isFromForeignPage(c: HttpContext, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>) {
  if (reading.has(c.req.method)) return false;
  const site = c.req.header('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') return true;
  const origin = c.req.header('origin');
  return origin !== undefined && !ownHosts(c, PUBLIC_URL).includes(hostOf(origin));
}

export function ownHosts(c: HttpContext, publicUrl: string | undefined): string[] {
  const host = c.req.header('host')?.toLowerCase() ?? '';
  return [host, publicUrl ? hostOf(publicUrl) : ''].filter(Boolean);
}

function hostOf(address: string): string {
  return URL.parse(address)?.host ?? '';
}
