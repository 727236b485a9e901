/**
 * Copies bytes into memory of their own length. A short buffer is a slice of 64 KB that many share, and a compressed one of
 * 16 KB: kept, it would keep all of that.
 *
 * @example copyToOwnBuffer(Buffer.from("사과")).buffer.byteLength // 6
 */
export function copyToOwnBuffer(bytes: Buffer): Buffer {
  return bytes.buffer.byteLength === bytes.length ? bytes : Buffer.from(new Uint8Array(bytes).buffer);
}
