import { LONGEST_HEADER, readElement, readElements, voidHead } from "./read-ebml-elements.ts";
import {
  type Blank,
  type InspectedVideo,
  numberAt,
  textAt,
  type VideoBytes,
} from "./video-types-and-byte-readers.ts";

const [EBML, DOC_TYPE, SEGMENT, INFO, TRACKS] = [0x1a45dfa3, 0x4282, 0x18538067, 0x1549a966, 0x1654ae6b];
const [TIMESTAMP_SCALE, DURATION] = [0x2ad7b1, 0x4489];
const [TRACK_ENTRY, TRACK_TYPE, CODEC] = [0xae, 0x83, 0x86];
const [CLUSTER, TIMESTAMP, BLOCK_GROUP] = [0x1f43b675, 0xe7, 0xa0];
const BLOCKS = [0xa3, 0xa1];
/** Elements that are walked through rather than stepped over. */
const NESTED = [SEGMENT, CLUSTER, BLOCK_GROUP];
/**
 * Elements that are stored as they came: index (SeekHead, Cues), Info, Tracks and those of blocks. Tags with places,
 * attachments, chapters and whatever else there is are blanked.
 */
const KEPT = [
  EBML,
  0x114d9b74,
  0x1c53bb6b,
  INFO,
  TRACKS,
  TIMESTAMP,
  ...BLOCKS,
  0xab,
  0xa7,
  0x9b,
  0xfb,
  0x75a2,
  0xfa,
];
const CODECS = ["V_VP8", "V_VP9", "V_AV1"];
const [PICTURE, SOUND] = [1, 2];
const MOST_HEAD_BYTES = 1024 * 1024;
/** Blocks of a minute of picture and sound are 10,000 at the most. */
const MOST_ELEMENTS = 100_000;

/**
 * Inspects a WebM file: what it shows, how long, and what of it must not be stored. The length is that of its blocks:
 * browsers record files that do not say it.
 *
 * @returns `null` for a file that is broken, or that not every browser plays
 */
export async function inspectWebm(video: VideoBytes): Promise<InspectedVideo | null> {
  const blanks: Blank[] = [];
  const facts = { isWebm: false, isShown: false, scale: 1_000_000, said: 0, cluster: 0, last: 0 };
  let elements = 0;
  for (let at = 0; at < video.size; elements += 1) {
    const element = readElement(await video.read(at, LONGEST_HEADER), 0);
    if (!element || elements > MOST_ELEMENTS) return null;
    const { id, header, length } = element;
    const end = length === null ? null : at + header + length;
    if (end !== null && end > video.size) return null;
    if (NESTED.includes(id)) {
      at += header;
      continue;
    }
    if (end === null || length === null) return null;
    if (!KEPT.includes(id)) blanks.push({ offset: at, length: end - at, head: voidHead(end - at) });
    else if (!(await readFacts(facts, id, (most) => video.read(at + header, Math.min(length, most)), length)))
      return null;
    at = end;
  }
  if (!facts.isWebm || !facts.isShown) return null;
  const seconds = (Math.max(facts.said, facts.last) * facts.scale) / 1_000_000_000;
  return Number.isFinite(seconds) ? { container: "webm", seconds, blanks } : null;
}

type Facts = {
  isWebm: boolean;
  isShown: boolean;
  /** Nanoseconds of a tick. */
  scale: number;
  /** Length that the file says, in ticks. */
  said: number;
  /** Tick of the cluster, and of the last block. */
  cluster: number;
  last: number;
};

/** Takes what an element says; returns `false` when a browser would not play it. */
async function readFacts(
  facts: Facts,
  id: number,
  read: (most: number) => Promise<Uint8Array>,
  length: number,
): Promise<boolean> {
  if (BLOCKS.includes(id)) {
    const bytes = await read(LONGEST_HEADER);
    const track = readTrackNumberWidth(bytes);
    const relative = (numberAt(bytes, track, 2) << 16) >> 16;
    facts.last = Math.max(facts.last, facts.cluster + relative);
    return true;
  }
  if (id === TIMESTAMP) {
    facts.cluster = numberAt(await read(8), 0, Math.min(length, 8));
    return true;
  }
  if (id !== EBML && id !== INFO && id !== TRACKS) return true;
  if (length > MOST_HEAD_BYTES) return false;
  const bytes = await read(MOST_HEAD_BYTES);
  const children = readElements(bytes);
  if (!children) return false;
  if (id === TRACKS) return readTracks(facts, bytes, children);
  for (const child of children) {
    const size = child.end - child.start;
    if (child.id === DOC_TYPE) facts.isWebm = textAt(bytes, child.start, size).startsWith("webm");
    if (child.id === TIMESTAMP_SCALE) facts.scale = numberAt(bytes, child.start, size);
    if (child.id === DURATION) facts.said = floatAt(bytes, child.start, size);
  }
  return true;
}

function readTracks(
  facts: Facts,
  bytes: Uint8Array,
  children: readonly { id: number; start: number; end: number }[],
): boolean {
  for (const { id, start, end } of children) {
    if (id !== TRACK_ENTRY) continue;
    const fields = readElements(bytes, start, end);
    if (!fields) return false;
    const type = fields.find((field) => field.id === TRACK_TYPE);
    const codec = fields.find((field) => field.id === CODEC);
    const kind = type && numberAt(bytes, type.start, type.end - type.start);
    if (kind === PICTURE) {
      if (!codec || !CODECS.includes(textAt(bytes, codec.start, codec.end - codec.start))) return false;
      facts.isShown = true;
    } else if (kind !== SOUND) return false;
  }
  return true;
}

function readTrackNumberWidth(bytes: Uint8Array): number {
  return Math.clz32(bytes[0] ?? 0) - 23;
}

function floatAt(bytes: Uint8Array, start: number, size: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, size);
  return size === 4 ? view.getFloat32(0) : size === 8 ? view.getFloat64(0) : Number.NaN;
}
