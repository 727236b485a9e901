import { expect, test } from "vitest";
import { writeSameKindHeading } from "./write-same-kind-heading.ts";

test.each([
  ["블루베리", ["냉동 블루베리 1kg (유기농)"], "지금 살 수 있는 블루베리"],
  ["꽃게", ["동해 홍게 2kg"], "지금 살 수 있는 같은 종류"],
  ["사과", ["꿀부사 사과 3kg", "감홍 3kg"], "지금 살 수 있는 같은 종류"],
])("writeSameKindHeading: %s of %s", (kindName, names, title) => {
  const products = names.map((name) => ({ name }));
  expect(writeSameKindHeading(kindName, products)).toBe(title);
});
