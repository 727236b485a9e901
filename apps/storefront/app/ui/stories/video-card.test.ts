import { expect, test } from "vitest";
import { playingTime, viewCountText } from "./video-card.tsx";

test("a length reads as minutes and seconds", () => {
  expect([playingTime(62.4), playingTime(35), playingTime(0)]).toEqual(["1:02", "0:35", "0:00"]);
});

test("many views read in 만, never rounded up", () => {
  expect([viewCountText(9_412), viewCountText(10_000), viewCountText(32_499)]).toEqual([
    "9,412회",
    "1만회",
    "3.2만회",
  ]);
});
