import { expect, test } from "vitest";
import { listChangedValues } from "./list-changed-values.ts";

test.each([
  [
    { price: 900, name: "감귤" },
    { price: 1000, name: "감귤" },
    [{ field: "price", before: "900", after: "1000" }],
  ],
  [null, { isOn: true }, [{ field: "isOn", before: "없음", after: "예" }]],
  [{ units: 3 }, null, [{ field: "units", before: "3", after: "없음" }]],
  [["a"], ["a", "b"], [{ field: "값", before: "a", after: "a, b" }]],
  [null, null, []],
])("between %j and %j differ %j", (before, after, changed) => {
  expect(listChangedValues(before, after)).toEqual(changed);
});
