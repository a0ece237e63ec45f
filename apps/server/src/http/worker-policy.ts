import type { Config } from '../config.ts';
import type { HttpContext } from './env.ts';
import { ownHosts } from './origin.ts';

/**
 * Python's worker may load its engine and nothing else. A program that finds its way from Python to
 * JavaScript doesn't reach the calls of the API, which would carry the child's cookie.
 */
export function workerPolicy(c: HttpContext, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): string {
  const within = (folder: string) => ownHosts(c, PUBLIC_URL).map((host) => at(host, folder));
  return [
    "default-src 'none'",
    `script-src ${[...within('assets'), ...within('python')].join(' ')} 'wasm-unsafe-eval'`,
    `connect-src ${within('python').join(' ')}`,
  ].join('; ');
}

export function isWorker(path: string): boolean {
  return path.startsWith('/assets/worker-');
}

/** The grammar of policies has no addresses like [::1]. */
function at(host: string, folder: string): string {
  return host.startsWith('[') ? "'self'" : `${host}/${folder}/`;
}
