import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import { canBeSecure, isHttps } from './client.ts';

const pagePolicy = [
  "default-src 'none'",
  // The Python engine is WebAssembly; this allows no eval() of scripts.
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  // The pages that children write, at /sandbox.
  "frame-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** No `upgrade-insecure-requests`: in the home network and in schools plain http is normal. */
export const securityHeaders: Map<string, string> = new Map([
  ['content-security-policy', pagePolicy],
  ['cross-origin-resource-policy', 'same-origin'],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'same-origin'],
  [
    'permissions-policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  ],
]);

/** Isolates a page. Where the context can't be secure, browsers ignore it and complain. */
const isolation = new Map([
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-embedder-policy', 'require-corp'],
]);

/** Set on Node's own response before the app answers, which may replace single ones. */
export function setDefaultHeaders(
  { headers }: IncomingMessage,
  response: ServerResponse,
  config: Config,
) {
  response.setHeaders(securityHeaders);
  if (canBeSecure(headers, config)) response.setHeaders(isolation);
  // Files and pages replace it. Not by the address, which can be written in many ways.
  response.setHeader('cache-control', 'no-store');
  if (!isHttps(headers['x-forwarded-proto'], config)) return;
  response.setHeader('strict-transport-security', 'max-age=31536000');
}
