import { openSync, readSync } from 'node:fs';
import { bytesOfLayout, readLayout, type Snapshot } from '../core/snapshot-layout.ts';

/** Goes from the disk right into the interpreter's memory, without a copy in between. */
export function openSnapshot(path: string): Snapshot {
  const file = openSync(path, 'r');
  const read = (into: Uint8Array, from: number) => {
    for (let at = 0; at < into.length; ) at += readSome(file, into.subarray(at), from + at);
    return into;
  };
  const { memoryBytes, head, ...parts } = readLayout(read(new Uint8Array(bytesOfLayout), 0));
  return {
    memoryBytes,
    head: read(new Uint8Array(head.to - head.from), head.from),
    fill: (memory) => {
      for (const { address, from, to } of [parts.belowStack, parts.aboveStack]) {
        read(memory.subarray(address, address + to - from), from);
      }
    },
  };
}

function readSome(file: number, into: Uint8Array, position: number): number {
  const bytes = readSync(file, into, 0, into.length, position);
  if (bytes === 0) throw new Error('The snapshot ends too early.');
  return bytes;
}
