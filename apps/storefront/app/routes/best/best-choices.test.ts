import { expect, test } from "vitest";
import { bestAddress, readBestChoices } from "./best-choices.ts";

const defaults = { category: "fruit", type: "week", hideSoldOut: true } as const;

test("nothing said means fruit of this week without what is sold out", () => {
  expect(readBestChoices(new URLSearchParams())).toEqual(defaults);
  expect(bestAddress(defaults)).toBe("/best");
});

test("nonsense counts as nothing said", () => {
  expect(readBestChoices(new URLSearchParams("type=toString&soldout=1"))).toEqual(defaults);
});

test("what is written is read back", () => {
  const chosen = { category: "fish", type: "month", hideSoldOut: false } as const;
  const address = bestAddress(chosen);
  expect(address).toBe("/best?category=fish&type=month&soldout=show");
  expect(readBestChoices(new URL(address, "http://shop").searchParams)).toEqual(chosen);
});
