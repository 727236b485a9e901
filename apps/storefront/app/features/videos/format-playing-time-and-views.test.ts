import { expect, test } from "vitest";
import { playingTime, viewCountText } from "./format-playing-time-and-views.ts";

test.each([
  [6.6, "0:07"],
  [62.4, "1:02"],
  [59.7, "1:00"],
])("playingTime: %d s gives %s", (seconds, text) => {
  expect(playingTime(seconds)).toBe(text);
});

test.each([
  [0, "0회"],
  [9999, "9,999회"],
  [10_000, "1만회"],
  [32_480, "3.2만회"],
])("viewCountText: %i views give %s", (views, text) => {
  expect(viewCountText(views)).toBe(text);
});
