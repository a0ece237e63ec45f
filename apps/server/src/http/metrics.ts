import type { SandboxPool } from '@hbg/python/sandbox/sandbox-pool';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics(sandbox: Pick<SandboxPool, 'load'>) {
  const registry = new Registry();
  const labelNames = ['method', 'route', 'status'] as const;
  collectDefaultMetrics({ register: registry });
  measureSandbox(registry, sandbox);
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
    runs: new Counter({
      name: 'hbg_python_runs_total',
      help: 'Programs that were to run on the server, by what became of them.',
      labelNames: ['result'] as const,
      registers: [registry],
    }),
  };
}

function measureSandbox(registry: Registry, sandbox: Pick<SandboxPool, 'load'>) {
  const gauge = new Gauge({
    name: 'hbg_sandbox_load',
    help: 'Processes of the sandbox that are starting, warm or running, and programs that wait.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect: () => {
      for (const [state, count] of Object.entries(sandbox.load)) gauge.set({ state }, count);
    },
  });
}
