import { expect, test } from "vitest";
import { frameOfPath } from "./frame-of-path.ts";

test("frameOfPath: the player is narrow, the video page full, every other page one column", () => {
  expect(frameOfPath("/player/4001")).toBe("player");
  expect(frameOfPath("/video")).toBe("video");
  expect(frameOfPath("/my-todayfruit/videos")).toBe("video");
  expect(frameOfPath("/products/1")).toBe("page");
});
