/**
 * The module brings three megabytes of data that a snapshot holds once more. Combined by XOR they
 * vanish from what a browser has to fetch; combined again, the snapshot is whole.
 */
export function combine(snapshot: Uint8Array, emptyMemory: Uint8Array) {
  const start = new DataView(snapshot.buffer, snapshot.byteOffset).getUint32(4, true);
  const held = words(snapshot.subarray(start));
  const fresh = words(emptyMemory);
  for (let at = 0; at < held.length; at += 1) held[at] = (held[at] ?? 0) ^ (fresh[at] ?? 0);
}

function words({ buffer, byteOffset, byteLength }: Uint8Array): Uint32Array {
  return new Uint32Array(buffer, byteOffset, byteLength / 4);
}
