import type { IncomingHttpHeaders } from 'node:http';
import { httpAddress } from '../addresses.ts';
import type { Config } from '../config.ts';
import { isHomeName } from '../home-names.ts';
import type { HttpContext } from './env.ts';

type Trust = Pick<Config, 'TRUST_PROXY' | 'PUBLIC_URL'>;

/** The address of the device; behind a trusted proxy the one that the proxy itself saw. */
export function clientAddress(c: HttpContext, { TRUST_PROXY }: Trust): string {
  const seenByProxy = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  if (TRUST_PROXY && seenByProxy) return seenByProxy;
  return socketAddress(c);
}

/** `seenByProxy` is the scheme that a proxy claims. */
export function isHttps(seenByProxy: unknown, { TRUST_PROXY, PUBLIC_URL }: Trust): boolean {
  return (TRUST_PROXY && seenByProxy === 'https') || (PUBLIC_URL?.startsWith('https:') ?? false);
}

/** Whether browsers may take a page for trustworthy: by https, or on the machine itself. */
export function canBeSecure(headers: IncomingHttpHeaders, trust: Trust): boolean {
  const isLoopback = /^(127\.[\d.]+|(.+\.)?localhost|\[::1\])$/.test(withoutPort(headers.host));
  return isLoopback || isHttps(headers['x-forwarded-proto'], trust);
}

const forwardingHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/** False for everything that came through a proxy, which talks to us over loopback as well. */
export function isFromThisMachine(c: HttpContext): boolean {
  const isForwarded = forwardingHeaders.some((name) => c.req.header(name) !== undefined);
  const isLoopback = /^(127\.|::1$|::ffff:127\.)/.test(socketAddress(c));
  return isLoopback && !isForwarded && /^(127\.|localhost$|\[::1\]$)/.test(hostName(c));
}

const addressLiteral = /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])$/;

/**
 * A host that the request names and under which no server in the house is reached. A page out in the internet
 * can let its own name point to our address (DNS rebinding); then the browser takes us for part of that page.
 */
export function foreignHost(c: HttpContext, trust: Trust): string | undefined {
  return namedHosts(c).find((host) => !isOwnName(withoutPort(host), trust));
}

/** A request whose target is a whole address names two. */
function namedHosts(c: HttpContext): string[] {
  const target = URL.parse(c.env.incoming?.url ?? '');
  return [c.req.header('host') ?? '', ...(target ? [target.host] : [])];
}

function isOwnName(name: string, { TRUST_PROXY, PUBLIC_URL }: Trust): boolean {
  if (TRUST_PROXY || isHomeName(name) || addressLiteral.test(name)) return true;
  return PUBLIC_URL !== undefined && new URL(PUBLIC_URL).hostname === name;
}

/** Where this machine was reached: who let a foreign name point here knows it already. */
export function reachedAddress(c: HttpContext): string {
  const { localAddress = '127.0.0.1', localPort = 80 } = c.env.incoming?.socket ?? {};
  return httpAddress(localAddress.replace('::ffff:', ''), localPort);
}

function hostName(c: HttpContext): string {
  return withoutPort(c.req.header('host'));
}

function withoutPort(host = ''): string {
  return host.toLowerCase().replace(/:\d+$/, '');
}

function socketAddress(c: HttpContext): string {
  return c.env.incoming?.socket.remoteAddress ?? '';
}
