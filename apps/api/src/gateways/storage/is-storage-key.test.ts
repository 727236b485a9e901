import { expect, test } from "vitest";
import { findContentTypeByExtension } from "./find-content-type-by-extension.ts";
import { isStorageKey } from "./is-storage-key.ts";

test.each(["media/photos/satsumas-1.jpg", "귤.webp", "a/b_c-d.e.f", "v1/ab/cd-160.avif"])(
  "isStorageKey: %s is a key",
  (key) => {
    expect(isStorageKey(key)).toBe(true);
  },
);

test.each([
  "",
  "/etc/passwd",
  "a//b",
  "a/",
  "../a",
  "a/../b",
  "a/.b",
  ".",
  "a\\b",
  "a\0b",
  "a b",
  "C:/a",
  "a".repeat(301),
])("isStorageKey: %o is not a key", (key) => {
  expect(isStorageKey(key)).toBe(false);
});

test.each([
  ["a.jpg", "image/jpeg"],
  ["a/B.MP4", "video/mp4"],
  ["a.svg", null],
  ["a.html", null],
  ["jpg", null],
  ["a.constructor", null],
])("findContentTypeByExtension: %s is served as %s", (key, type) => {
  expect(findContentTypeByExtension(key)).toBe(type);
});
