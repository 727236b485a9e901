import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLocalFolder } from "../../gateways/storage/local-folder.ts";
import type { Storage } from "../../gateways/storage/storage-types.ts";
import { storeMedia, withStoredMedia } from "./store-media.ts";

const FILE = "media/photos/plum-400w.jpg";

let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "media-"));
  storage = createLocalFolder(path.join(folder, "storage"));
  await mkdir(path.join(folder, "media/photos"), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

async function storeAs(text: string) {
  await writeFile(path.join(folder, FILE), text);
  return storeMedia(storage, folder, [FILE], () => undefined);
}
const read = async (key: string) => Buffer.from((await storage.read(key)) ?? []).toString();

test("a replaced file gets an address of its own, and the one before keeps its bytes", async () => {
  expect(await storeAs("first")).toEqual({ written: 1, keys: new Map() });
  const { written, keys } = await storeAs("second");
  const key = keys.get(FILE) ?? "";
  expect([written, key]).toEqual([1, expect.stringMatching(/^media\/photos\/[0-9a-f]{12}-plum-400w\.jpg$/)]);
  expect([await read(FILE), await read(key)]).toEqual(["first", "second"]);
  expect(await storeAs("second")).toEqual({ written: 0, keys });
  expect(await storeAs("first")).toEqual({ written: 0, keys: new Map() });
});

test("rows of the catalogue name the stored file, and texts that are no path stay", () => {
  const keys = new Map([[FILE, "media/photos/v-plum-400w.jpg"]]);
  const row = { id: 1, images: [FILE, "media/b.jpg"], icon: null, contents: `자두 ${FILE}` };
  expect(withStoredMedia([row], keys)).toEqual([
    { ...row, images: ["media/photos/v-plum-400w.jpg", "media/b.jpg"] },
  ]);
  expect(withStoredMedia(row, new Map())).toBe(row);
});
