const GZIP = [0x1f, 0x8b];

/** The text of a file, unpacked. Throws if it is unreadable, damaged, or longer than `most` bytes. */
export async function textOf(file: Blob, most: number): Promise<string> {
  const start = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
  if (!GZIP.every((byte, i) => start[i] === byte)) return file.text();
  const parts = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await parts.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > most) throw new RangeError('too large');
    text += decoder.decode(value, { stream: true });
  }
}
