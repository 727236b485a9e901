import { expect, test } from "vitest";
import { listAddress, readListChoices } from "./list-choices.ts";

const defaults = { sub: null, orderBy: "latest", view: null, hideSoldOut: true } as const;

test("nothing said means the defaults of the specification", () => {
  expect(readListChoices(new URLSearchParams(""))).toEqual(defaults);
  expect(listAddress(defaults)).toBe("?");
});

test("nonsense counts as nothing said", () => {
  expect(readListChoices(new URLSearchParams("sub=-1&sort=toString&view=x&soldout=1"))).toEqual(defaults);
});

test("what is written is read back", () => {
  const chosen = { sub: 1002, orderBy: "priceAsc", view: "list", hideSoldOut: false } as const;
  expect(readListChoices(new URLSearchParams(listAddress(chosen)))).toEqual(chosen);
});
