import { expect, test } from "vitest";
import { firstDraft, piecesOf, type Returnable } from "./create-and-parse-return-draft.ts";

const returnable: Returnable = {
  productName: "제주 노지 감귤 5kg",
  image: null,
  options: [
    { id: 1, name: "5kg", optionUnit: 2, price: 40_000, left: 40_000 },
    { id: 2, name: "3kg", optionUnit: 1, price: 10_000, left: 0 },
  ],
  reasons: ["spoiled", "changed_mind"],
  until: "2027-02-19",
  changedMindUntil: "2026-11-28",
  returnShippingFee: 3000,
  needsAccount: false,
};

test("firstDraft: the only line with anything left is picked with all its units", () => {
  const draft = firstDraft(returnable.options);
  expect([...draft]).toEqual([[1, { isPicked: true, units: 2, isPartOfUnit: false, bad: "", all: "" }]]);
});

test("piecesOf: some pieces of a unit are read, whole units have none", () => {
  const line = { isPicked: true, units: 1, isPartOfUnit: true, bad: "3", all: "12" };
  expect(piecesOf(line)).toEqual({ bad: 3, all: 12 });
  expect(piecesOf({ ...line, isPartOfUnit: false })).toBeNull();
});

test.each([
  ["", "12"],
  ["0", "12"],
  ["13", "12"],
  ["1.5", "12"],
  ["셋", "12"],
  ["1", "10000"],
])("piecesOf: %s of %s pieces are wrong", (bad, all) => {
  const line = { isPicked: true, units: 1, isPartOfUnit: true, bad, all };
  expect(piecesOf(line)).toBe("wrong");
});
