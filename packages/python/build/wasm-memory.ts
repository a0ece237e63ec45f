const memorySection = 5;
const pageBytes = 65_536;

/**
 * Lowers the most memory that a module may take. A program that wants more gets a MemoryError
 * instead of making a tablet's browser give up the page.
 */
export function limitMemory(wasm: Uint8Array, bytes: number): Uint8Array {
  const limited = wasm.slice();
  const { start } = findSection(limited, memorySection);
  const flags = start + 1;
  if (limited[start] !== 1 || limited[flags] !== 1) {
    throw new Error('The interpreter is expected to have one memory with a limit.');
  }
  const maximum = readNumber(limited, readNumber(limited, flags + 1).end);
  writeNumber(limited, maximum, bytes / pageBytes);
  return limited;
}

function findSection(wasm: Uint8Array, wanted: number): { start: number } {
  const magicAndVersion = 8;
  for (let at = magicAndVersion; at < wasm.length; ) {
    const size = readNumber(wasm, at + 1);
    if (wasm[at] === wanted) return { start: size.end };
    at = size.end + size.value;
  }
  throw new Error(`The module has no section ${wanted}.`);
}

type Encoded = { readonly start: number; readonly end: number; readonly value: number };

/** LEB128: seven bits a byte, the lowest first, the eighth bit says that another follows. */
function readNumber(wasm: Uint8Array, start: number): Encoded {
  let value = 0;
  for (let at = start, shift = 0; ; at += 1, shift += 7) {
    const byte = wasm[at] ?? 0;
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return { start, end: at + 1, value: value >>> 0 };
  }
}

/** In as many bytes as the old number had, so that nothing moves. */
function writeNumber(wasm: Uint8Array, { start, end }: Encoded, value: number) {
  for (let at = start, rest = value; at < end; at += 1, rest >>>= 7) {
    wasm[at] = (rest & 0x7f) | (at + 1 < end ? 0x80 : 0);
  }
}
