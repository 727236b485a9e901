import type { Readable } from "node:stream";
import { RefusalError } from "../refusal-error.ts";

/** Bytes read before the event loop runs other work. */
const SLICE_BYTES = 256 * 1024;
/** Bytes by which JPEG, PNG, WebP and HEIF are told from everything else. */
const SIGN_BYTES = 12;

/**
 * Reads a picture into one buffer, in slices with a turn of the event loop in between: a fast sender would otherwise
 * block the loop with 2 MB in one turn, and with the final copy in another.
 *
 * @param length as it was said by the sender; `null` where it was not
 * @param takesAny whether bytes that do not begin like a picture are kept, too
 * @returns the bytes; of what does not begin like a picture only the beginning, and the rest is read and dropped
 * @throws RefusalError BODY_TOO_LARGE for more than `limit` bytes
 */
export async function readPictureBody(
  payload: Readable,
  { length, limit, takesAny = false }: { length: number | null; limit: number; takesAny?: boolean },
): Promise<Uint8Array> {
  if (length !== null && length > limit) throw new RefusalError("BODY_TOO_LARGE");
  let kept: Buffer = Buffer.allocUnsafeSlow(0);
  let read = 0;
  let slice = 0;
  for await (const chunk of payload as AsyncIterable<Buffer>) {
    if (read + chunk.byteLength > limit) throw new RefusalError("BODY_TOO_LARGE");
    const isDropped = read >= SIGN_BYTES && !takesAny && !isSign(kept);
    if (!isDropped) {
      if (kept.byteLength < read + chunk.byteLength) kept = grown(kept, read, chunk.byteLength, length);
      chunk.copy(kept, read);
    }
    read += chunk.byteLength;
    slice += chunk.byteLength;
    if (slice < SLICE_BYTES) continue;
    slice = 0;
    await new Promise(setImmediate);
  }
  return kept.subarray(0, Math.min(read, kept.byteLength));
}

/** Copies to a larger piece of memory: to the length that was said once the body begins like a picture, else to twice the size. */
function grown(kept: Buffer, read: number, more: number, length: number | null): Buffer {
  const isBegun = read >= SIGN_BYTES;
  const size = isBegun ? (length ?? 2 * (read + more)) : read + more;
  const next = Buffer.allocUnsafeSlow(Math.max(size, read + more));
  kept.copy(next, 0, 0, read);
  return next;
}

function isSign(bytes: Buffer): boolean {
  const ascii = bytes.toString("latin1", 0, SIGN_BYTES);
  return (
    ascii.startsWith("\xff\xd8\xff") ||
    ascii.startsWith("\x89PNG") ||
    (ascii.startsWith("RIFF") && ascii.endsWith("WEBP")) ||
    ascii.slice(4, 8) === "ftyp"
  );
}
