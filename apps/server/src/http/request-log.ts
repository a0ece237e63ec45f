import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Context } from '../context.ts';
import type { Env, HttpContext } from './env.ts';

/** Around every request: an id, one log line and the numbers for /metrics. */
export function observe(context: Pick<Context, 'log' | 'metrics'>) {
  return createMiddleware<Env>(async (c, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.env.outgoing?.setHeader('x-request-id', requestId);
    c.set('route', 'other');
    c.set('tellBug', (err) =>
      context.log.error({ requestId, route: c.get('route'), err }, 'unexpected error'),
    );
    await next();
    record(context, c, performance.now() - startedAt);
  });
}

function record({ log, metrics }: Pick<Context, 'log' | 'metrics'>, c: HttpContext, ms: number) {
  const { method } = c.req;
  const route = c.get('route');
  const { status } = c.res;
  metrics.requests.inc({ method, route, status });
  metrics.durations.observe({ route }, ms / 1_000);
  const line = { requestId: c.get('requestId'), method, route, status, ms: Math.round(ms) };
  if (isWorthReading(method, status)) log.info(line, 'request');
  else log.debug(line, 'request');
}

/** What changes something and what is refused; a page that reads its data would drown it. */
function isWorthReading(method: string, status: number): boolean {
  return status >= 400 || (method !== 'GET' && method !== 'HEAD');
}
