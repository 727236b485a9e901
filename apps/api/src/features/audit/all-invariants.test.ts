import { INVARIANT_TEXTS } from "@todayfruit/domain/operators/invariant-text";
import { expect, test } from "vitest";
import { INVARIANTS } from "./all-invariants.sql.ts";
import { PROVIDER_STEP } from "./continue-audit.ts";

test("audit: every step has a Korean text of its own, and no text is without a step", () => {
  const steps = [...INVARIANTS.map(({ name }) => name), PROVIDER_STEP];
  expect(Object.keys(INVARIANT_TEXTS).toSorted()).toEqual(steps.toSorted());
  const texts = Object.values(INVARIANT_TEXTS);
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});
