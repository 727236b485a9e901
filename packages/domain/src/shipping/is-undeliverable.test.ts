import { expect, test } from "vitest";
import { isUndeliverable } from "./is-undeliverable.ts";

const NOWHERE_BARRED = { primaryArea: false, secondaryArea: false, thirdArea: false };

test("isUndeliverable: a product without flags can be delivered everywhere", () => {
  expect(isUndeliverable(NOWHERE_BARRED, "major")).toBe(false);
  expect(isUndeliverable(NOWHERE_BARRED, "secondary_area")).toBe(false);
  expect(isUndeliverable(NOWHERE_BARRED, "third_area")).toBe(false);
});

test("isUndeliverable: each flag excludes its own area and no other", () => {
  const toThird = { ...NOWHERE_BARRED, thirdArea: true };
  expect(isUndeliverable(toThird, "third_area")).toBe(true);
  expect(isUndeliverable(toThird, "secondary_area")).toBe(false);

  const toJeju = { ...NOWHERE_BARRED, secondaryArea: true };
  expect(isUndeliverable(toJeju, "secondary_area")).toBe(true);
  expect(isUndeliverable(toJeju, "major")).toBe(false);

  const toMainland = { ...NOWHERE_BARRED, primaryArea: true };
  expect(isUndeliverable(toMainland, "major")).toBe(true);
  expect(isUndeliverable(toMainland, "third_area")).toBe(false);
});
