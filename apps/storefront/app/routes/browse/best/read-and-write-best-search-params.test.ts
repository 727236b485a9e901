import { expect, test } from "vitest";
import { bestPath, readBestQuery } from "./read-and-write-best-search-params.ts";

const defaults = { category: "fruit", type: "week", hideSoldOut: true } as const;

test("readBestQuery: an empty query means this week's fruit without sold-out products", () => {
  expect(readBestQuery(new URLSearchParams())).toEqual(defaults);
  expect(bestPath(defaults)).toBe("/best");
});

test("readBestQuery: invalid values fall back to the defaults", () => {
  expect(readBestQuery(new URLSearchParams("type=toString&soldout=1"))).toEqual(defaults);
});

test("bestPath: reads back as the same choices", () => {
  const chosen = { category: "fish", type: "month", hideSoldOut: false } as const;
  const address = bestPath(chosen);
  expect(address).toBe("/best?category=fish&type=month&soldout=show");
  expect(readBestQuery(new URL(address, "http://shop").searchParams)).toEqual(chosen);
});
