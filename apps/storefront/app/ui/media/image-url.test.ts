import { expect, test } from "vitest";
import { imageSrcSet, imageUrl, isIllustration } from "./image-url.ts";

test("imageUrl: keeps the folders of a path and encodes each segment", () => {
  expect(imageUrl("media/photos/satsumas-1.jpg", 320)).toBe("/images/320/media/photos/satsumas-1.jpg");
  expect(imageUrl("/media/사과 1.jpg", 160)).toBe("/images/160/media/%EC%82%AC%EA%B3%BC%201.jpg");
});

test("imageSrcSet: lists all four widths", () => {
  expect(imageSrcSet("a.jpg")).toBe(
    "/images/160/a.jpg 160w, /images/320/a.jpg 320w, /images/480/a.jpg 480w, /images/720/a.jpg 720w",
  );
});

test("isIllustration: tells drawings from photographs by their folder", () => {
  expect(isIllustration("media/illustrations/fish.webp")).toBe(true);
  expect(isIllustration("media/photos/fish.jpg")).toBe(false);
});
