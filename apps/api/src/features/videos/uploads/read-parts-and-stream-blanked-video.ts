import { VIDEO_PART_BYTES, videoParts } from "@todayfruit/domain/videos/video-limits";
import type { Storage } from "../../../gateways/storage/storage-types.ts";
import { deriveVideoPartKey } from "./derive-video-part-key.ts";
import type { Blank, VideoBytes } from "./inspect/video-types-and-byte-readers.ts";

/** Upload whose parts are not all in storage. */
export class PartMissing extends Error {
  override readonly name = "PartMissing";
}

/** Reads the parts of an upload as one file, with a single part in memory. */
export function partsAsBytes(
  storage: Storage,
  { id, bytes: size }: { id: string; bytes: number },
): VideoBytes {
  const parts = videoParts(size);
  let held: { part: number; bytes: Uint8Array } | null = null;

  async function partAt(part: number): Promise<Uint8Array> {
    if (held?.part === part) return held.bytes;
    const bytes = await storage.read(deriveVideoPartKey(id, part));
    if (bytes === null || bytes.byteLength !== parts[part]) throw new PartMissing();
    held = { part, bytes };
    return bytes;
  }

  return {
    size,
    async read(offset, length) {
      const end = Math.min(size, offset + length);
      const pieces: Uint8Array[] = [];
      for (let at = offset; at < end; ) {
        const part = Math.floor(at / VIDEO_PART_BYTES);
        const start = at - part * VIDEO_PART_BYTES;
        const piece = (await partAt(part)).subarray(start, start + end - at);
        pieces.push(piece);
        at += piece.byteLength;
      }
      return pieces.length === 1 ? (pieces[0] ?? new Uint8Array()) : Buffer.concat(pieces);
    },
  };
}

/** Streams a video with its blanks: each range is replaced by its head and zeros. */
export async function* blankedChunks(
  video: VideoBytes,
  blanks: readonly Blank[],
): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < video.size; at += VIDEO_PART_BYTES) {
    // A copy: the bytes read are those of the part that is held.
    const chunk = new Uint8Array(await video.read(at, VIDEO_PART_BYTES));
    for (const { offset, length, head } of blanks) {
      const [from, to] = [Math.max(offset, at), Math.min(offset + length, at + chunk.byteLength)];
      if (from >= to) continue;
      chunk.fill(0, from - at, to - at);
      if (from < offset + head.byteLength) {
        chunk.set(head.subarray(from - offset, to - offset), from - at);
      }
    }
    yield chunk;
  }
}
