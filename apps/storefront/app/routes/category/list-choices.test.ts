import { expect, test } from "vitest";
import { listAddress, readListChoices } from "./list-choices.ts";

const defaults = { sub: null, orderBy: "latest", view: null, hideSoldOut: true } as const;

test("readListChoices: an empty query means the specification's defaults", () => {
  expect(readListChoices(new URLSearchParams(""))).toEqual(defaults);
  expect(listAddress(defaults)).toBe("?");
});

test("readListChoices: invalid values fall back to the defaults", () => {
  expect(readListChoices(new URLSearchParams("sub=-1&sort=toString&view=x&soldout=1"))).toEqual(defaults);
});

test("listAddress: reads back as the same choices", () => {
  const chosen = { sub: 1002, orderBy: "priceAsc", view: "list", hideSoldOut: false } as const;
  expect(readListChoices(new URLSearchParams(listAddress(chosen)))).toEqual(chosen);
});
