/** Reads a large file and tells which share of it is there. */
export async function download(
  address: string,
  bytes: number,
  onProgress: (share: number) => void,
): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  const content = new Uint8Array(bytes);
  let at = 0;
  for await (const chunk of response.body) {
    content.set(chunk, at);
    at += chunk.length;
    onProgress(at / bytes);
  }
  if (at !== bytes) throw new Error(`${address}: ${at} of ${bytes} bytes`);
  return content;
}
