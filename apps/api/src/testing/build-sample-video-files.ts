import { readFile } from "node:fs/promises";

const MP4 = new URL("../../../../data/media/videos/abc-juice.mp4", import.meta.url);
/** Words in the file that must not be stored. */
export const PLACE = "+37.5665+126.9780/";

/** Builds a box of an MP4 file. */
export function box(type: string, ...contents: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.byteLength + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}

/** Builds the numbers of a box, each of four bytes. */
export function words(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, index * 4);
  return bytes;
}

/** Returns a short H.264 video that a phone could have made: with its place in each of the usual boxes. */
export async function phoneVideo(): Promise<Buffer> {
  const plain = await readFile(MP4);
  const moovAt = 32;
  const moovEnd = moovAt + plain.readUInt32BE(moovAt);
  const moov = plain.subarray(moovAt + 8, moovEnd);
  const notes = [box("udta", box("\u00a9xyz", Buffer.from(PLACE))), box("meta", Buffer.from(PLACE))];
  // The tables follow the pictures, so that the offsets within them hold.
  return Buffer.concat([
    plain.subarray(0, moovAt),
    box("free", plain.subarray(moovAt + 8, moovEnd)),
    plain.subarray(moovEnd),
    box("moov", moov, ...notes),
    box("uuid", Buffer.from(PLACE)),
  ]);
}

type MadeTrack = {
  handler?: string;
  format?: string;
  seconds?: number;
  samples?: { offset: number; length: number };
};

/** Builds the box of a track with one sample. */
export function madeTrack({
  handler = "vide",
  format = "avc1",
  seconds = 2,
  samples,
}: MadeTrack = {}): Buffer {
  const { offset = 0, length = 0 } = samples ?? {};
  return box(
    "trak",
    box(
      "mdia",
      box("mdhd", words(0, 0, 0, 1000, 0, 0)),
      box("hdlr", words(0, 0), Buffer.from(handler), Buffer.alloc(13)),
      box(
        "minf",
        box(
          "stbl",
          box("stsd", words(0, 1), box(format, Buffer.alloc(8))),
          box("stts", words(0, 1, 1, seconds * 1000)),
          box("stsc", words(0, 1, 1, 1, 1)),
          box("stsz", words(0, 0, 1, length)),
          box("stco", words(0, 1, offset)),
        ),
      ),
      box("udta", Buffer.from(PLACE)),
    ),
  );
}

/** Builds an element of a WebM file; `null` leaves its length unsaid. */
export function element(id: number, content: Uint8Array, length: number | null = content.byteLength): Buffer {
  const hex = id.toString(16);
  const size = Buffer.alloc(8, 255);
  if (length === null) size[0] = 0x01;
  else size.writeBigUInt64BE(BigInt(length) + (1n << 56n));
  return Buffer.concat([Buffer.from(hex.padStart(hex.length + (hex.length % 2), "0"), "hex"), size, content]);
}

/**
 * Builds a WebM file as browsers record it: without its length, in clusters of a second each.
 *
 * @param more elements after the clusters
 */
export function madeWebm(
  seconds: number,
  { codec = "V_VP8", more = [] as readonly Uint8Array[] } = {},
): Buffer {
  const track = Buffer.concat([element(0x83, Buffer.from([1])), element(0x86, Buffer.from(codec))]);
  const clusters = Array.from({ length: seconds }, (_, second) => {
    const timestamp = Buffer.alloc(4);
    timestamp.writeUInt32BE(second * 1000);
    // The block of a cluster is a second after it.
    const block = Buffer.concat([Buffer.from([0x81, 0x03, 0xe8, 0x80]), Buffer.alloc(20, 7)]);
    return element(0x1f43b675, Buffer.concat([element(0xe7, timestamp), element(0xa3, block)]), null);
  });
  return Buffer.concat([
    element(0x1a45dfa3, element(0x4282, Buffer.from("webm"))),
    element(0x18538067, new Uint8Array(), null),
    element(0x1549a966, element(0x2ad7b1, Buffer.from([0x0f, 0x42, 0x40]))),
    element(0x1654ae6b, element(0xae, track)),
    ...clusters,
    ...more,
  ]);
}
