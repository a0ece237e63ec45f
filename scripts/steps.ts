import { availableParallelism } from 'node:os';
import { runShell } from './run-shell.ts';

export type Step = { readonly title: string; readonly command: string };

/** Runs the groups one after the other, the steps of a group side by side. */
export async function runSteps(groups: readonly (readonly Step[])[]): Promise<void> {
  const results: boolean[] = [];
  for (const group of groups) results.push(...(await runGroup(group)));
  const passed = results.filter(Boolean).length;
  console.log(`\nsteps: ${passed} passed, ${results.length - passed} failed`);
  if (passed < results.length) process.exitCode = 1;
}

async function runGroup(group: readonly Step[]): Promise<boolean[]> {
  const waiting = [...group];
  const results: boolean[] = [];
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      results.push(await runStep(step));
  });
  await Promise.all(workers);
  return results;
}

async function runStep({ title, command }: Step): Promise<boolean> {
  const start = performance.now();
  const { isSuccess, output } = await runShell(command);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${isSuccess ? '✓' : '✗'} ${title} (${seconds} s)`);
  if (!isSuccess) console.log(`\n$ ${command}\n${output.trimEnd()}\n`);
  return isSuccess;
}
