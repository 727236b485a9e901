import { expect, test } from "vitest";
import {
  box,
  element,
  madeTrack,
  madeWebm,
  PLACE,
  phoneVideo,
  words,
} from "../../../../testing/build-sample-video-files.ts";
import { blankedChunks } from "../read-parts-and-stream-blanked-video.ts";
import { inspectVideo } from "./inspect-video.ts";
import type { VideoBytes } from "./video-types-and-byte-readers.ts";

const FTYP = box("ftyp", Buffer.from("isom"));
const asBytes = (file: Uint8Array): VideoBytes => ({
  size: file.byteLength,
  read: async (offset, length) => file.subarray(offset, offset + length),
});
const inspect = (...pieces: readonly Uint8Array[]) => inspectVideo(asBytes(Buffer.concat(pieces)));
const made = (...tracks: readonly Uint8Array[]) =>
  inspect(FTYP, box("moov", ...tracks), box("mdat", Buffer.alloc(64, 9)));

/** Returns the file as it is stored. */
async function stored(file: Buffer): Promise<Buffer> {
  const video = asBytes(file);
  const inspected = await inspectVideo(video);
  const chunks: Uint8Array[] = [];
  for await (const chunk of blankedChunks(video, inspected?.blanks ?? [])) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test("inspectVideo: the length of a phone's video is that of its samples, and its places are blanked in place", async () => {
  const file = await phoneVideo();
  const inspected = await inspectVideo(asBytes(file));
  expect(inspected?.container).toBe("mp4");
  expect(inspected?.seconds).toBeGreaterThan(5);
  expect(inspected?.seconds).toBeLessThan(15);
  expect(file.includes(PLACE)).toBe(true);
  const kept = await stored(file);
  expect(kept.includes(PLACE)).toBe(false);
  expect(kept.byteLength).toBe(file.byteLength);
  expect(await inspectVideo(asBytes(kept))).toMatchObject({ seconds: inspected?.seconds });
});

test("inspectVideo: a track of places goes with its samples, pictures and sound stay", async () => {
  const gps = { offset: FTYP.byteLength + 8, length: 20 };
  const file = Buffer.concat([
    FTYP,
    box("mdat", Buffer.from(PLACE.padEnd(20)), Buffer.from("picture")),
    box(
      "moov",
      madeTrack(),
      madeTrack({ handler: "soun", format: "mp4a" }),
      madeTrack({ handler: "meta", samples: gps }),
    ),
  ]);
  const kept = await stored(file);
  expect(kept.includes(PLACE)).toBe(false);
  expect(kept.includes("picture")).toBe(true);
  expect((await inspectVideo(asBytes(kept)))?.seconds).toBe(2);
});

test("inspectVideo: the longest track counts, whatever the headers say", async () => {
  expect(
    (await made(madeTrack({ seconds: 5 }), madeTrack({ handler: "soun", format: "mp4a", seconds: 90 })))
      ?.seconds,
  ).toBe(90);
});

test("inspectVideo: files that not every browser plays, and broken ones, are not taken", async () => {
  expect(await made(madeTrack({ format: "hvc1" }))).toBeNull();
  expect(await made(madeTrack({ handler: "soun", format: "mp4a" }))).toBeNull();
  expect(await made()).toBeNull();
  expect(
    await made(madeTrack({ handler: "meta", samples: { offset: 5000, length: 10 } }), madeTrack()),
  ).toBeNull();
  expect(await inspect(FTYP, box("moov", madeTrack()), box("moof", words(1)))).toBeNull();
  expect(await inspect(FTYP, box("moov", madeTrack()).subarray(0, -5))).toBeNull();
  expect(await inspect(Buffer.from("GIF89a, not a video"))).toBeNull();
  expect(await inspect(box("ftyp", Buffer.from("heic")), box("meta", words(0)))).toBeNull();
});

test("inspectVideo: a recorded WebM has the length of its blocks, and its tags are blanked", async () => {
  expect(await inspect(madeWebm(3))).toEqual({ container: "webm", seconds: 3, blanks: [] });
  const file = madeWebm(2, { more: [element(0x1254c367, Buffer.from(PLACE))] });
  const kept = await stored(file);
  expect(file.includes(PLACE)).toBe(true);
  expect(kept.includes(PLACE)).toBe(false);
  expect((await inspectVideo(asBytes(kept)))?.seconds).toBe(2);
});

test("inspectVideo: another kind of Matroska, or a WebM that ends early, is not taken", async () => {
  expect(await inspect(madeWebm(2, { codec: "V_MPEG4/ISO/AVC" }))).toBeNull();
  expect(await inspect(madeWebm(2).subarray(0, -3))).toBeNull();
  expect(await inspect(element(0x1a45dfa3, element(0x4282, Buffer.from("matroska"))))).toBeNull();
});

test("inspectVideo: any bytes are answered, never thrown on", async () => {
  const [mp4, webm] = [await phoneVideo(), madeWebm(3)];
  for (const file of [mp4.subarray(0, 2000), mp4.subarray(-1600), webm]) {
    for (let at = 8; at < file.byteLength; at += 7) {
      const broken = Buffer.from(file);
      broken[at] = (broken[at] ?? 0) ^ 0xff;
      const inspected = await inspect(at % 2 === 0 ? broken : broken.subarray(0, at));
      expect(inspected === null || Number.isFinite(inspected.seconds)).toBe(true);
    }
  }
});
