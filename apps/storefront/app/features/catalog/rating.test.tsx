import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Rating, Stars } from "./rating.tsx";

test("stars: one element for all five, since a page shows dozens of scores; its name says the rounded score", () => {
  expect(renderToStaticMarkup(<Stars score={3.6} />)).toBe(
    '<span class="stars" data-score="4" role="img" aria-label="5점 만점에 4점"></span>',
  );
});

test("rating: the average with one decimal and the grouped number of reviews; nothing without reviews", () => {
  const text = renderToStaticMarkup(<Rating score={4.75} count={32_480} />).replace(/<[^>]+>/g, "");
  expect(text).toBe("평점 4.8(후기 32,480)");
  expect(renderToStaticMarkup(<Rating score={0} count={0} />)).toBe("");
});
