import { type Box, findBox } from "./read-mp4-boxes.ts";
import { numberAt, textAt } from "./video-types-and-byte-readers.ts";

/** Formats of pictures that every browser plays: H.264, AV1, VP9 and VP8. HEVC is played by a few only. */
const PLAYABLE = ["avc1", "avc3", "av01", "vp09", "vp08"];
/** Samples and chunks of a track beyond which a file is taken for a hostile one. */
const MOST_ENTRIES = 100_000;

export type Mp4Track = {
  /** `vide`, `soun`, or another kind: places, faces, texts, time codes. */
  handler: string;
  isPlayable: boolean;
  seconds: number;
};

/** Reads the kind, format and length of a track; `null` for a broken one. */
export function readTrack(bytes: Uint8Array, trak: Box): Mp4Track | null {
  const [handler, header, times, formats] = [
    findBox(bytes, trak, ["mdia", "hdlr"]),
    findBox(bytes, trak, ["mdia", "mdhd"]),
    findBox(bytes, trak, ["mdia", "minf", "stbl", "stts"]),
    findBox(bytes, trak, ["mdia", "minf", "stbl", "stsd"]),
  ];
  if (!handler || !header || !times || !formats) return null;
  const isLong = bytes[header.body] === 1;
  const timescale = numberAt(bytes, header.body + (isLong ? 20 : 12), 4);
  const ticks = sumTimes(bytes, times);
  if (ticks === null || !(timescale > 0)) return null;
  return {
    handler: textAt(bytes, handler.body + 8, 4),
    isPlayable: PLAYABLE.includes(textAt(bytes, formats.body + 12, 4)),
    seconds: ticks / timescale,
  };
}

/** Sums the durations of all samples, which cannot be understated as those of headers can. */
function sumTimes(bytes: Uint8Array, { body, end }: Box): number | null {
  const entries = numberAt(bytes, body + 4, 4);
  if (!(entries <= MOST_ENTRIES) || body + 8 + entries * 8 > end) return null;
  let ticks = 0;
  for (let at = body + 8; at < body + 8 + entries * 8; at += 8) {
    ticks += numberAt(bytes, at, 4) * numberAt(bytes, at + 4, 4);
  }
  return ticks;
}

/** Returns the ranges of the file that hold the samples of a track; `null` for a broken one. */
export function sampleRanges(bytes: Uint8Array, trak: Box): { offset: number; length: number }[] | null {
  const inTable = (type: string) => findBox(bytes, trak, ["mdia", "minf", "stbl", type]);
  const [sizes, groups] = [inTable("stsz"), inTable("stsc")];
  const [short, long] = [inTable("stco"), inTable("co64")];
  const chunks = short ?? long;
  if (!sizes || !groups || !chunks) return null;
  const width = short ? 4 : 8;
  const [chunkCount, groupCount, sampleCount] = [
    numberAt(bytes, chunks.body + 4, 4),
    numberAt(bytes, groups.body + 4, 4),
    numberAt(bytes, sizes.body + 8, 4),
  ];
  if (Math.max(chunkCount, groupCount, sampleCount) > MOST_ENTRIES) return null;
  const sizeOf = (sample: number) =>
    numberAt(bytes, sizes.body + 4, 4) || numberAt(bytes, sizes.body + 12 + sample * 4, 4);

  const ranges: { offset: number; length: number }[] = [];
  let [group, sample] = [0, 0];
  for (let chunk = 0; chunk < chunkCount && sample < sampleCount; chunk += 1) {
    const nextFirst = numberAt(bytes, groups.body + 8 + (group + 1) * 12, 4);
    if (group + 1 < groupCount && chunk + 1 >= nextFirst) group += 1;
    const samples = Math.min(numberAt(bytes, groups.body + 8 + group * 12 + 4, 4), sampleCount - sample);
    let length = 0;
    for (let each = 0; each < samples; each += 1) length += sizeOf(sample + each);
    sample += samples;
    const offset = numberAt(bytes, chunks.body + 8 + chunk * width, width);
    if (!Number.isSafeInteger(offset) || !Number.isSafeInteger(length)) return null;
    ranges.push({ offset, length });
  }
  return ranges;
}
