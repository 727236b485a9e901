import { expect, test } from "vitest";
import { isVideoTooLarge, isVideoTooLong, VIDEO_PART_BYTES, videoParts } from "./video-limits.ts";

const MB = 1024 * 1024;

test("videoParts: the parts add up to the video, and only the last is smaller", () => {
  expect(videoParts(1)).toEqual([1]);
  expect(videoParts(VIDEO_PART_BYTES)).toEqual([VIDEO_PART_BYTES]);
  const parts = videoParts(100 * MB - 1);
  expect(parts).toHaveLength(25);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(100 * MB - 1);
});

test("a video of 100 MB and one of 61 seconds fit, and more does not", () => {
  expect([isVideoTooLarge(100 * MB), isVideoTooLarge(100 * MB + 1)]).toEqual([false, true]);
  expect([isVideoTooLong(61), isVideoTooLong(61.1)]).toEqual([false, true]);
});
