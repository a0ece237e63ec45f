import { readFileSync, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { onBreakdown } from '../core/on-breakdown.ts';
import { startInterpreter } from '../core/start-interpreter.ts';
import type { Ending } from '../protocol.ts';
import { offerLibrary } from './library-on-disk.ts';
import type { Order, Report } from './messages.ts';
import { openSnapshot } from './snapshot-on-disk.ts';

/** The program of the sandbox's process: it starts Python, takes one order, and ends. */
const [engine = ''] = process.argv.slice(2);
/** So much before the end of its time, a program is asked to say where it is. */
const graceMs = 400;
/** The server ends a program that doesn't listen; so long after its time, nobody is there to do so. */
const orphanMs = 30_000;

const interpreter = await startInterpreter({
  folder: engine,
  address: pathToFileURL(engine).href,
  snapshot: openSnapshot(`${engine}snapshot.bin`),
  library: 'empty.zip',
});
offerLibrary(interpreter.pyodide, `${engine}stdlib.zip`);
// The interpreter reports a crash of its own here, and nobody else writes to the console.
Object.assign(console, { error: () => interpreter.fallSilent() });
onBreakdown(() => process.exit(1));
await run({ code: 'print(end="")', wallMs: 10_000 }, () => {});
tell({ kind: 'ready' });
const order: Order = JSON.parse(readFileSync(0, 'utf8'));
setTimeout(() => process.exit(1), order.wallMs + orphanMs);
tell({ kind: 'ended', ending: await run(order, tell) });

async function run({ code, wallMs }: Order, tell: (report: Report) => void): Promise<Ending> {
  const deadline = performance.now() + wallMs - graceMs;
  const isLate = () => performance.now() >= deadline;
  const ending = await interpreter.run(code, {
    show: (printed) => tell({ kind: 'printed', printed }),
    isInterrupted: isLate,
    ask: 'Das geht nur in der Seite, nicht auf dem Server.',
    draw: null,
    nextEvent: null,
    sleep: async (ms) => {
      await wait(Math.min(ms, Math.max(deadline - performance.now(), 0)));
      return !isLate();
    },
  });
  if (ending.kind !== 'stopped' || !isLate()) return ending;
  return { kind: 'timed-out', error: ending.error };
}

function tell(report: Report) {
  const bytes = new TextEncoder().encode(`${JSON.stringify(report)}\n`);
  for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes.subarray(at));
}
