import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes what killed builds left: folders named `<process id>-…` of processes that are gone. */
export async function removeLeftovers(folder: string): Promise<void> {
  const abandoned = (await readdir(folder)).filter((name) => !isRunning(Number.parseInt(name, 10)));
  await Promise.all(abandoned.map((name) => rm(join(folder, name), { recursive: true })));
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}
