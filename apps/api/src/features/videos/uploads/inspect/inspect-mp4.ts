import { type Box, freeHead, readBox, readBoxes } from "./read-mp4-boxes.ts";
import { readTrack, sampleRanges } from "./read-mp4-track.ts";
import type { Blank, InspectedVideo, VideoBytes } from "./video-types-and-byte-readers.ts";

/** Boxes that are stored; all others of the file are blanked. */
const KEPT = ["ftyp", "moov", "mdat", "wide"];
/** Boxes that hold boxes, within which others are looked for. */
const NESTED = ["mdia", "minf", "stbl"];
/** Boxes of places, names and notes, wherever they are (`udta` has `©xyz`, `meta` those of Apple, `uuid` XMP). */
const NOTES = ["udta", "meta", "uuid", "free", "skip"];
/** Tables of a video of a minute have a tenth of it. */
const MOST_TABLE_BYTES = 8 * 1024 * 1024;
const MOST_BOXES = 1000;

/**
 * Inspects an MP4 or QuickTime file: what it shows, how long, and what of it must not be stored. Files in fragments,
 * which phones do not make, are not taken.
 *
 * @returns `null` for a file that is broken, or that not every browser plays
 */
export async function inspectMp4(video: VideoBytes): Promise<InspectedVideo | null> {
  const blanks: Blank[] = [];
  let seconds: number | null = null;
  let boxes = 0;
  for (let at = 0; at < video.size; boxes += 1) {
    const header = await video.read(at, 16);
    const box = header.byteLength < 8 ? null : readBox(header, 0, video.size - at);
    if (!box || boxes > MOST_BOXES || box.type === "moof") return null;
    if (box.type === "moov") {
      if (seconds !== null || box.end > MOST_TABLE_BYTES) return null;
      const read = inspectTables(await video.read(at, box.end), at, video.size);
      if (!read) return null;
      seconds = read.seconds;
      blanks.push(...read.blanks);
    } else if (!KEPT.includes(box.type)) blanks.push(blankOf(box, at));
    at += box.end;
  }
  return seconds === null ? null : { container: "mp4", seconds, blanks };
}

/**
 * Inspects the tables of a file (`moov`).
 *
 * @param place offset of the tables in the file
 */
function inspectTables(
  bytes: Uint8Array,
  place: number,
  size: number,
): { seconds: number; blanks: Blank[] } | null {
  const moov = readBox(bytes, 0, bytes.byteLength);
  const boxes = moov && readBoxes(bytes, moov.body, moov.end);
  if (!boxes) return null;
  const blanks: Blank[] = [];
  const lengths: number[] = [];
  let isShown = false;
  for (const box of boxes) {
    if (NOTES.includes(box.type)) blanks.push(blankOf(box, place));
    if (box.type === "mvex") return null;
    if (box.type !== "trak") continue;
    const track = readTrack(bytes, box);
    if (!track) return null;
    if (track.handler === "vide" || track.handler === "soun") {
      if (track.handler === "vide" && !track.isPlayable) return null;
      isShown ||= track.handler === "vide";
      lengths.push(track.seconds);
      blanks.push(...notesIn(bytes, box, place));
      continue;
    }
    const samples = sampleRanges(bytes, box);
    if (!samples || samples.some(({ offset, length }) => offset + length > size)) return null;
    blanks.push(blankOf(box, place), ...samples.map((range) => ({ ...range, head: NONE })));
  }
  return isShown ? { seconds: Math.max(...lengths), blanks } : null;
}

/** Finds the notes within a track. */
function notesIn(bytes: Uint8Array, parent: Box, place: number): Blank[] {
  return (readBoxes(bytes, parent.body, parent.end) ?? []).flatMap((box) => {
    if (NOTES.includes(box.type)) return [blankOf(box, place)];
    return NESTED.includes(box.type) ? notesIn(bytes, box, place) : [];
  });
}

const NONE = new Uint8Array();

function blankOf(box: Box, place: number): Blank {
  return { offset: place + box.start, length: box.end - box.start, head: freeHead(box) };
}
