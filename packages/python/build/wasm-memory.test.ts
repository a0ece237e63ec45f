import { expect, test } from 'vitest';
import { limitMemory } from './wasm-memory.ts';

const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
/** One exported memory of 2 to 65,536 pages, its maximum written in three bytes. */
const module = Uint8Array.of(...header, 5, 6, 1, 1, 2, 0x80, 0x80, 4, 7, 5, 1, 1, 0x6d, 2, 0);

async function growTo(wasm: Uint8Array<ArrayBuffer>, pages: number) {
  const { instance } = await WebAssembly.instantiate(wasm);
  const memory = instance.exports['m'];
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('The module exports no memory.');
  return memory.grow(pages - 2);
}

test('the memory grows up to the limit and no further', async () => {
  const limited = new Uint8Array(limitMemory(module, 10 * 65_536));
  expect(await growTo(limited, 10)).toBe(2);
  await expect(growTo(limited, 11)).rejects.toThrow(RangeError);
});

test('a module without a limit of its own is not touched', () => {
  const unlimited = Uint8Array.of(...header, 5, 3, 1, 0, 2);
  expect(() => limitMemory(unlimited, 65_536)).toThrow('one memory with a limit');
});
