import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const labelNames = ['method', 'route', 'status'] as const;
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Counter({
      name: 'hbg_http_requests_total',
      help: 'Answered requests.',
      labelNames,
      registers: [registry],
    }),
    durations: new Histogram({
      name: 'hbg_http_request_seconds',
      help: 'Time from request to answer.',
      labelNames: ['route'] as const,
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 30],
      registers: [registry],
    }),
  };
}
