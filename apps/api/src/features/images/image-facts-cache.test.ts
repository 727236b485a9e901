import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import type { Storage } from "../../gateways/storage/storage-types.ts";
import { createImageFactsCache, hashOf } from "./image-facts-cache.ts";

const MEDIA = new URL("../../../../../data/media/", import.meta.url);
const KEY = "media/photos/a.jpg";

let kept: Map<string, Uint8Array>;
let calls: string[];
let isDown: boolean;

beforeEach(async () => {
  kept = new Map([[KEY, await readFile(new URL("photos/satsumas-1.jpg", MEDIA))]]);
  calls = [];
  isDown = false;
});

function called(name: string): void {
  calls.push(name);
  if (isDown) throw new Error("down");
}

const storage: Storage = {
  async read(key) {
    called("read");
    return kept.get(key) ?? null;
  },
  async find() {
    throw new Error("Pictures are read whole");
  },
  async sha256(key) {
    called("sha256");
    const bytes = kept.get(key);
    return bytes ? hashOf(bytes) : null;
  },
  async writeStream() {
    throw new Error("Nothing is written here");
  },
  async remove() {
    throw new Error("Nothing is removed here");
  },
  async write() {
    throw new Error("nothing is written here");
  },
};

const SOON = 5;

function originals(lookAgainMs = 60_000) {
  return createImageFactsCache({
    storage,
    lookAgainMs,
    onUnreadable: () => calls.push("unreadable"),
    onStorageError: () => calls.push("storage error"),
  });
}

test("a picture is opened once for concurrent requests", async () => {
  const found = originals();
  const all = await Promise.all(Array.from({ length: 20 }, () => found.find(KEY)));
  expect(all.every((original) => original?.width === 348 && !original.hasAlpha)).toBe(true);
  expect(calls).toEqual(["read"]);
});

test("after the interval a picture is compared, and read again only when it differs", async () => {
  const found = originals(SOON);
  const before = await found.find(KEY);
  await wait(2 * SOON);
  expect(await found.find(KEY)).toEqual(before);
  kept.set(KEY, await readFile(new URL("illustrations/basket.webp", MEDIA)));
  await wait(2 * SOON);
  expect(await found.find(KEY)).toMatchObject({ width: 256, hasAlpha: true });
  expect(calls).toEqual(["read", "sha256", "sha256", "read"]);
  kept.delete(KEY);
  await wait(2 * SOON);
  expect(await found.find(KEY)).toBeNull();
});

test("while the storage is down, known facts stay valid", async () => {
  const found = originals(SOON);
  const before = await found.find(KEY);
  isDown = true;
  await wait(2 * SOON);
  expect(await found.find(KEY)).toEqual(before);
  expect(calls).toEqual(["read", "sha256", "storage error"]);
  await expect(found.find("media/photos/other.jpg")).rejects.toThrow("down");
});

test("bytes that are not a picture return `null`, which is not cached", async () => {
  kept.set(KEY, Buffer.from("<svg/>"));
  const found = originals();
  expect(await found.find(KEY)).toBeNull();
  expect(calls).toEqual(["read", "unreadable"]);
});
