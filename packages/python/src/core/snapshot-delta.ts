import { type Part, readLayout, type Snapshot } from './snapshot-layout.ts';

/** A snapshot that lacks what the interpreter's module brings itself. */
export function snapshotFromDelta(file: Uint8Array): Snapshot {
  const { memoryBytes, head, belowStack, aboveStack } = readLayout(file);
  const contentOf = ({ from, to }: Omit<Part, 'address'>) => file.subarray(from, to);
  return {
    memoryBytes,
    head: contentOf(head),
    prepare: (memory) => combine(contentOf(belowStack), memory),
    fill: (memory) => {
      for (const part of [belowStack, aboveStack]) memory.set(contentOf(part), part.address);
    },
  };
}

/** The other direction, when the engine is built. */
export function deltaOf(file: Uint8Array, emptyMemory: Uint8Array): Uint8Array {
  const delta = file.slice();
  const { from, to } = readLayout(delta).belowStack;
  combine(delta.subarray(from, to), emptyMemory);
  return delta;
}

/**
 * The module brings three megabytes of data that a snapshot holds once more. Combined by XOR they
 * vanish from what a browser has to fetch; combined again, the snapshot is whole.
 */
function combine(held: Uint8Array, emptyMemory: Uint8Array) {
  const ours = words(held);
  const theirs = words(emptyMemory);
  for (let at = 0; at < ours.length; at += 1) ours[at] = (ours[at] ?? 0) ^ (theirs[at] ?? 0);
}

function words({ buffer, byteOffset, byteLength }: Uint8Array): Uint32Array {
  return new Uint32Array(buffer, byteOffset, byteLength / 4);
}
