import { expect, test } from "vitest";
import { imageSrcSet, imageUrl, isIllustration } from "./build-image-urls-and-srcset.ts";

test("imageUrl: keeps the folders of a path and encodes each segment", () => {
  expect(imageUrl("media/photos/satsumas-1.jpg", 320)).toBe("/images/320/media/photos/satsumas-1.jpg");
  expect(imageUrl("/media/사과 1.jpg", 160)).toBe("/images/160/media/%EC%82%AC%EA%B3%BC%201.jpg");
});

test("imageSrcSet: lists the widths below the source's own, and that one, from the name or the folder", () => {
  expect(imageSrcSet("media/photos/large/plum-1-800w.jpg")).toBe(
    [160, 320, 480, 720]
      .map((width) => `/images/${width}/media/photos/large/plum-1-800w.jpg ${width}w`)
      .concat("/images/840/media/photos/large/plum-1-800w.jpg 800w")
      .join(", "),
  );
  expect(imageSrcSet("media/photos/plum-1.jpg")).toBe(
    "/images/160/media/photos/plum-1.jpg 160w, /images/320/media/photos/plum-1.jpg 320w, /images/480/media/photos/plum-1.jpg 348w",
  );
  expect(imageSrcSet("media/photos/large/egg-1-1600w.jpg")).toMatch(/ 840w, \S+ 1080w$/);
  expect(imageSrcSet("uploads/a.jpg")).toMatch(/ 480w, \S+ 720w$/);
});

test("isIllustration: tells drawings from photographs by their folder", () => {
  expect(isIllustration("media/illustrations/fish.webp")).toBe(true);
  expect(isIllustration("media/photos/fish.jpg")).toBe(false);
});
