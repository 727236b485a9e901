import { inspectMp4 } from "./inspect-mp4.ts";
import { inspectWebm } from "./inspect-webm.ts";
import { type InspectedVideo, numberAt, textAt, type VideoBytes } from "./video-types-and-byte-readers.ts";

/** Bytes by which a video is told from everything else. */
export const SIGN_BYTES = 8;
const EBML_SIGN = 0x1a45dfa3;

/** @example videoContainerOf(bytes) // "mp4" for a file that begins with `ftyp`, whatever its name */
export function videoContainerOf(first: Uint8Array): "mp4" | "webm" | null {
  if (textAt(first, 4, 4) === "ftyp") return "mp4";
  return numberAt(first, 0, 4) === EBML_SIGN ? "webm" : null;
}

/** Inspects a video by its content; `null` for what not every browser plays. */
export async function inspectVideo(video: VideoBytes): Promise<InspectedVideo | null> {
  const container = videoContainerOf(await video.read(0, SIGN_BYTES));
  if (container === null) return null;
  return container === "mp4" ? inspectMp4(video) : inspectWebm(video);
}
