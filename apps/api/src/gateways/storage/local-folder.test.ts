import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLocalFolder } from "./local-folder.ts";
import type { Storage } from "./storage-types.ts";

let folder: string;
let storage: Storage;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "storage-"));
  storage = createLocalFolder(path.join(folder, "deep", "er"));
});

afterEach(() => rm(folder, { recursive: true }));

test("write: the bytes are read back, and a second write replaces them", async () => {
  await storage.write("a/b.jpg", Buffer.from("one"), "image/jpeg");
  await storage.write("a/b.jpg", Buffer.from("둘"), "image/jpeg");
  expect(Buffer.from((await storage.read("a/b.jpg")) ?? []).toString()).toBe("둘");
  expect(await storage.sha256("a/b.jpg")).toBe(
    "ca76b1284fc2088d64d762434c316563ba821562c05c14e50ed04045763875b9",
  );
});

test("read and sha256: a missing key, a folder and a path through a file give null", async () => {
  await storage.write("a/b.jpg", Buffer.from("one"), "image/jpeg");
  expect(await storage.read("a/c.jpg")).toBeNull();
  expect(await storage.read("a")).toBeNull();
  expect(await storage.sha256("a/b.jpg/c")).toBeNull();
});

test("readPart: a part of a file is read alone, and gives null after the file was replaced or removed", async () => {
  await storage.write("a/b.mp4", Buffer.from("0123456789"), "video/mp4");
  const found = await storage.find("a/b.mp4");
  expect(found?.size).toBe(10);
  expect(await text((await found?.readPart(3, 5)) ?? Readable.from([]))).toBe("345");
  await storage.write("a/b.mp4", Buffer.from("abcdefghij"), "video/mp4");
  expect(await found?.readPart(3, 5)).toBeNull();
  expect((await storage.find("a/b.mp4"))?.etag).not.toBe(found?.etag);
  await storage.remove("a/b.mp4");
  expect(await found?.readPart(3, 5)).toBeNull();
  expect([await storage.find("a/b.mp4"), await storage.find("a")]).toEqual([null, null]);
});

test("write: simultaneous writes leave one complete file and no drafts", async () => {
  const versions = Array.from({ length: 20 }, (_, index) => Buffer.alloc(50_000, index));
  await Promise.all(versions.map((bytes) => storage.write("a/b.jpg", bytes, "image/jpeg")));
  const kept = await storage.read("a/b.jpg");
  expect(versions.some((bytes) => bytes.equals(kept ?? Buffer.alloc(0)))).toBe(true);
  expect(await readdir(path.join(folder, "deep", "er", "a"))).toEqual(["b.jpg"]);
});

test.each(["../x", "a/../../x", "/etc/passwd", ".draft-1/bytes"])(
  "read and write: the invalid key %s is rejected",
  async (key) => {
    await expect(storage.read(key)).rejects.toThrow(RangeError);
    await expect(storage.write(key, Buffer.from("x"), "image/jpeg")).rejects.toThrow(RangeError);
  },
);

test("writeStream: the bytes replace the old ones at the end, and not at all when they break off", async () => {
  await storage.write("media/a.mp4", Buffer.from("old"), "video/mp4");
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.from("ne");
    throw new Error("broken off");
  }
  await expect(storage.writeStream("media/a.mp4", broken(), "video/mp4")).rejects.toThrow("broken off");
  expect(Buffer.from((await storage.read("media/a.mp4")) ?? []).toString()).toBe("old");
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield Buffer.from("ne");
    yield Buffer.from("w");
  }
  await storage.writeStream("media/a.mp4", whole(), "video/mp4");
  expect(Buffer.from((await storage.read("media/a.mp4")) ?? []).toString()).toBe("new");
});
