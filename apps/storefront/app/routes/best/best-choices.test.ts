import { expect, test } from "vitest";
import { bestAddress, readBestChoices } from "./best-choices.ts";

const defaults = { category: "fruit", type: "week", hideSoldOut: true } as const;

test("readBestChoices: an empty query means this week's fruit without sold-out products", () => {
  expect(readBestChoices(new URLSearchParams())).toEqual(defaults);
  expect(bestAddress(defaults)).toBe("/best");
});

test("readBestChoices: invalid values fall back to the defaults", () => {
  expect(readBestChoices(new URLSearchParams("type=toString&soldout=1"))).toEqual(defaults);
});

test("bestAddress: reads back as the same choices", () => {
  const chosen = { category: "fish", type: "month", hideSoldOut: false } as const;
  const address = bestAddress(chosen);
  expect(address).toBe("/best?category=fish&type=month&soldout=show");
  expect(readBestChoices(new URL(address, "http://shop").searchParams)).toEqual(chosen);
});
