import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLocalFolder } from "../../gateways/storage/local-folder.ts";
import { createVariants } from "./draw-and-cache-image-variants.ts";
import { SHARE_WIDTH } from "./draw-share-picture.ts";
import { hashOf } from "./image-facts-cache.ts";
import { DRAWN_FORMATS, IMAGE_WIDTHS, type ImageFormat } from "./image-formats.ts";
import { inspectImage } from "./inspect-and-encode-images.ts";
import { removeDrawnCopies } from "./remove-drawn-copies.ts";

const MEDIA = new URL("../../../../../data/media/photos/", import.meta.url);
const KEYS = ["uploads/a.jpg", "uploads/b.jpg"] as const;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "drawn-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Lists the files below a folder. */
async function filesIn(place: string): Promise<string[]> {
  const entries = await readdir(path.join(folder, place), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test("the copies that were drawn of a deleted picture are removed in all widths and formats, others stay", async () => {
  const bucket = createLocalFolder(path.join(folder, "bucket"));
  const variants = createVariants({
    storage: bucket,
    drawn: createLocalFolder(path.join(folder, "machine")),
    shared: bucket,
    encode: async () => new Uint8Array([1]),
    onCacheError(error) {
      throw error;
    },
  });
  for (const [index, name] of ["satsumas-1.jpg", "satsumas-2.jpg"].entries()) {
    const key = KEYS[index] ?? "";
    const bytes = await readFile(new URL(name, MEDIA));
    await bucket.write(key, bytes, "image/jpeg");
    const facts = await inspectImage(bytes);
    if (!facts) throw new Error("The photograph is a picture");
    const original = { ...facts, hash: hashOf(bytes) };
    const draw = (width: number, format: ImageFormat) => variants.draw({ key, original, width, format });
    for (const format of DRAWN_FORMATS)
      for (const width of IMAGE_WIDTHS) await draw(Math.min(width, facts.width), format);
    await draw(SHARE_WIDTH, "share");
  }
  const before = await filesIn("bucket/drawn");
  // 160, 320 and the photograph's own 348 px in four formats, and the picture of a shared link.
  expect(before).toHaveLength(2 * (3 * 4 + 1));
  await removeDrawnCopies(bucket, KEYS[0]);
  expect(await filesIn("bucket/drawn")).toHaveLength(3 * 4 + 1);
  await removeDrawnCopies(bucket, KEYS[0]);
  await removeDrawnCopies(bucket, "uploads/none.jpg");
  await removeDrawnCopies(bucket, KEYS[1]);
  expect(await filesIn("bucket/drawn")).toEqual([]);
});
