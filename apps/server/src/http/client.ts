import type { Config } from '../config.ts';
import type { HttpContext } from './env.ts';

type Trust = Pick<Config, 'TRUST_PROXY' | 'PUBLIC_URL'>;

/** The address of the device; behind a trusted proxy the one that the proxy itself saw. */
export function clientAddress(c: HttpContext, { TRUST_PROXY }: Trust): string {
  const seenByProxy = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  if (TRUST_PROXY && seenByProxy) return seenByProxy;
  return socketAddress(c);
}

export function isHttps(c: HttpContext, { TRUST_PROXY, PUBLIC_URL }: Trust): boolean {
  if (TRUST_PROXY && c.req.header('x-forwarded-proto') === 'https') return true;
  return PUBLIC_URL?.startsWith('https:') ?? false;
}

/** False for everything that came through a proxy, which talks to us over loopback as well. */
export function isFromThisMachine(c: HttpContext): boolean {
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via'].some((name) => c.req.header(name));
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(socketAddress(c));
}

function socketAddress(c: HttpContext): string {
  return c.env.incoming?.socket.remoteAddress ?? '';
}
