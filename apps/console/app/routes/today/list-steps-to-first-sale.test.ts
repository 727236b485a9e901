import { expect, test } from "vitest";
import { type FirstSaleFacts, lacksGoods, listStepsToFirstSale } from "./list-steps-to-first-sale.ts";

const EMPTY: FirstSaleFacts = {
  farms: [],
  products: [],
  soldProducts: [],
  policies: [],
  settings: [{ version: 1 }, { version: 1 }],
};
const done = (facts: Partial<FirstSaleFacts>) =>
  listStepsToFirstSale({ ...EMPTY, ...facts })
    .filter(({ isDone }) => isDone)
    .map(({ title }) => title);

test("an empty shop has done no step, and the data of the installation are not checked", () => {
  expect(done({})).toEqual([]);
});

test("each step is done by the rows of its own list", () => {
  expect(done({ farms: [{ id: 7 }] })).toEqual(["농가 더하기"]);
  expect(done({ products: [{ id: 3 }] })).toEqual(["상품 만들기"]);
  expect(done({ soldProducts: [{ id: 3 }] })).toEqual(["상품 공개하기"]);
  expect(done({ settings: [{ version: 1 }, { version: 2 }] })).toEqual(["사업자 정보 확인하기"]);
});

test("terms of returns are checked when each farm names a fee or an address; a fee of 0 is one", () => {
  const unnamed = { returnFee: null, returnAddress: null };
  const free = { returnFee: 0, returnAddress: null };
  expect(done({ policies: [unnamed, free] })).toEqual([]);
  expect(done({ policies: [{ returnFee: null, returnAddress: "제주 서귀포시" }, free] })).toEqual([
    "배송비와 반품 조건 확인하기",
  ]);
});

test("a shop lacks goods without a farm, a product or one on sale; a full catalogue needs no guide", () => {
  const full = { farms: [{ id: 7 }], products: [{ id: 3 }], soldProducts: [{ id: 3 }] };
  expect(lacksGoods(full)).toBe(false);
  for (const list of ["farms", "products", "soldProducts"])
    expect(lacksGoods({ ...full, [list]: [] })).toBe(true);
});

test("publishing leads to the newest product, before there is one to the list", () => {
  const publishing = (facts: FirstSaleFacts) => listStepsToFirstSale(facts)[4]?.to;
  expect(publishing(EMPTY)).toBe("/products");
  expect(publishing({ ...EMPTY, products: [{ id: 3 }, { id: 2 }] })).toBe("/products/3");
});
