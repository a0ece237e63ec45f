import { availableParallelism, totalmem } from 'node:os';

/** What a process takes while a program runs in it: most need less, a few twice as much. */
const bytesOfProcess = 300 * 1024 * 1024;

export type PoolSize = {
  /** So many processes are kept ready. */
  readonly warm: number;
  /** So many there are at most, at any moment. */
  readonly most: number;
};

/** Half of the memory may be for programs: the server, the database and the system need some too. */
export function sizeFor(cores: number, memoryBytes: number): PoolSize {
  const fitting = Math.max(1, Math.floor(memoryBytes / 2 / bytesOfProcess));
  const most = Math.min(2 * cores + 2, fitting);
  return { most, warm: Math.min(Math.max(cores, 2), 8, most) };
}

export function sizeForThisMachine(): PoolSize {
  return sizeFor(availableParallelism(), Math.min(totalmem(), process.constrainedMemory()));
}
