import { expect, test } from "vitest";
import { chooseFormat } from "./image-formats.ts";

test.each([
  ["image/avif,image/webp,image/apng,*/*;q=0.8", false, "avif"],
  ["image/webp,*/*", false, "webp"],
  ["IMAGE/WEBP;q=0.5", true, "webp"],
  ["image/avif;q=0, image/webp;q=0.000", false, "jpeg"],
  ["image/avif;q=0.1", false, "avif"],
  ["*/*", false, "jpeg"],
  ["*/*", true, "png"],
  [undefined, true, "png"],
])("a browser accepting %s gets, with alpha %s, %s", (accept, hasAlpha, format) => {
  expect(chooseFormat(accept, hasAlpha)).toBe(format);
});
