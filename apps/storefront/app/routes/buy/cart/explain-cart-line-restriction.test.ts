import { PURCHASE_BLOCKS } from "@todayfruit/contract/cart/cart";
import { expect, test } from "vitest";
import { explainCartLineRestriction } from "./explain-cart-line-restriction.ts";
import { cartOf } from "./state/cart-fixture.ts";
import { groupsOf } from "./state/cart-types-and-readers.ts";

const [line] = groupsOf(cartOf([{ id: 1, price: 9_900, units: 3 }]));
if (!line) throw new Error("The fixture has a line");
const { group } = line;

test("explainCartLineRestriction: a line that can be ordered has none", () => {
  expect(explainCartLineRestriction(group)).toBeNull();
});

test("explainCartLineRestriction: more units than the stock keeps the stepper and names the stock", () => {
  const few = {
    ...group,
    productOptionCombination: { ...group.productOptionCombination, remaining: 2 },
    block: "NOT_ENOUGH_STOCK" as const,
  };
  expect(explainCartLineRestriction(few)).toMatchObject({
    text: "2개 남았어요. 수량을 줄여 주세요",
    canChangeUnits: true,
  });
});

test("explainCartLineRestriction: every other reason has a text and covers the photo", () => {
  for (const block of PURCHASE_BLOCKS.filter((each) => each !== "NOT_ENOUGH_STOCK")) {
    const notice = explainCartLineRestriction({ ...group, block });
    expect(notice?.text).not.toBe("");
    expect(notice?.veil).not.toBeNull();
    expect(notice?.canChangeUnits).toBe(false);
  }
});
