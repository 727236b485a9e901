import { expect, test } from "vitest";
import { selectFrameByPath } from "./select-frame-by-path.ts";

test("selectFrameByPath: the player is narrow, the video page full, every other page one column", () => {
  expect(selectFrameByPath("/player/4001")).toBe("player");
  expect(selectFrameByPath("/video")).toBe("video");
  expect(selectFrameByPath("/my-todayfruit/videos")).toBe("video");
  expect(selectFrameByPath("/products/1")).toBe("page");
});
