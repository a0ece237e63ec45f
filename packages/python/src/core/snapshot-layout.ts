import type { Stack } from './stack.ts';

/** The memory of an interpreter that has everything loaded, to be put into a fresh one. */
export type Snapshot = {
  /** What Pyodide itself wants to know of it. */
  readonly head: Uint8Array;
  readonly memoryBytes: number;
  /** Called with the memory before anything runs in it. */
  readonly prepare?: (memory: Uint8Array) => void;
  readonly fill: (memory: Uint8Array) => void;
};

/**
 * How the memory of an interpreter lies in its file: first five numbers, then what Pyodide wants
 * to know of it, then the memory itself: without its stack, which is empty between programs, and
 * without its unused end.
 */
export type SnapshotLayout = {
  readonly memoryBytes: number;
  readonly head: Span;
  readonly belowStack: Part;
  readonly aboveStack: Part;
};

/** Bytes of the file, and the address of the memory where they belong. */
export type Part = Span & { readonly address: number };
type Span = { readonly from: number; readonly to: number };

export const bytesOfLayout = 20;

export function readLayout(file: Uint8Array): SnapshotLayout {
  const numbers = new Uint32Array(file.buffer, file.byteOffset, bytesOfLayout / 4);
  const [headBytes = 0, memoryBytes = 0, stackEnd = 0, stackBase = 0, end = 0] = numbers;
  const head = { from: bytesOfLayout, to: bytesOfLayout + headBytes };
  const belowStack = { address: 0, from: head.to, to: head.to + stackEnd };
  const { to } = belowStack;
  const aboveStack = { address: stackBase, from: to, to: to + end - stackBase };
  return { memoryBytes, head, belowStack, aboveStack };
}

/** From a snapshot as Pyodide makes it: its head, which tells its own length, and the memory. */
export function layOut(snapshot: Uint8Array, { end, base }: Stack): Uint8Array {
  const headBytes = new DataView(snapshot.buffer, snapshot.byteOffset).getUint32(4, true);
  const memory = snapshot.subarray(headBytes);
  const used = Math.ceil((memory.findLastIndex((byte) => byte !== 0) + 1) / 4) * 4;
  const numbers = new Uint32Array([headBytes, memory.length, end, base, used]);
  const parts = [
    snapshot.subarray(0, headBytes),
    memory.subarray(0, end),
    memory.subarray(base, used),
  ];
  return Uint8Array.from(Buffer.concat([new Uint8Array(numbers.buffer), ...parts]));
}
