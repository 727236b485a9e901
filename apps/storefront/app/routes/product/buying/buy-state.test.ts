import { expect, test } from "vitest";
import { buyState } from "./buy-state.ts";

const now = "2026-11-21T03:00:00.000Z";
const opening = "2026-11-25T01:00:00.000Z";
const guest = { grade: null, platform: "web" } as const;
const normal = {
  saleType: "normal",
  comingSoonDate: null,
  limitedPeriodBegin: null,
  limitedPeriodEnd: null,
  goalQuantity: null,
  noResale: false,
} as const;
const product = {
  productStatus: "stock_in",
  productSaleType: normal,
  isAppOnly: false,
  minAppUserGrade: null,
  userProductOrderConditions: [],
} as const;
const coming = { productSaleType: { ...normal, saleType: "comingSoon", comingSoonDate: opening } } as const;
const unshared = { userProductOrderConditions: [{ type: "share", isSatisfy: false }] } as const;

test("what is in stock can be bought", () => {
  expect(buyState(product, guest, now)).toEqual({ kind: "buy", label: "구매하기" });
});

test.each([
  [{ productStatus: "temp_stock_out" }, "다시 준비하고 있어요"],
  [{ productStatus: "stock_out" }, "지금은 살 수 없어요"],
  [{ productStatus: "suspended" }, "지금은 살 수 없어요"],
  [{ ...coming, productStatus: "suspended" }, "지금은 살 수 없어요"],
  [{ minAppUserGrade: 2 }, "회원 등급이 더 높아야 살 수 있어요"],
  [
    { productSaleType: { ...normal, saleType: "limited", limitedPeriodEnd: "2026-11-20T15:00:00.000Z" } },
    "판매 기간이 끝났어요",
  ],
] as const)("%o cannot be bought", (facts, label) => {
  expect(buyState({ ...product, ...facts }, guest, now)).toEqual({ kind: "closed", label });
});

test("what only the app sells says so on the web, before anything that could be done there", () => {
  expect(buyState({ ...product, isAppOnly: true, ...unshared }, guest, now)).toEqual({
    kind: "app",
    label: "앱에서만 살 수 있어요",
  });
});

test("the app sells what is app-only, and a grade that is high enough opens", () => {
  expect(buyState({ ...product, isAppOnly: true }, { grade: null, platform: "ios" }, now).kind).toBe("buy");
  expect(buyState({ ...product, minAppUserGrade: 2 }, { grade: 2, platform: "web" }, now).kind).toBe("buy");
});

test("what is to come can be waited for to its last millisecond, and bought from then on", () => {
  expect(buyState({ ...product, ...coming }, guest, now)).toEqual({ kind: "alarm", opensAt: opening });
  const last = "2026-11-25T00:59:59.999Z";
  expect(buyState({ ...product, ...coming }, guest, last).kind).toBe("alarm");
  expect(buyState({ ...product, ...coming }, guest, opening).kind).toBe("buy");
});

test("what must be shared first is bought once it was", () => {
  expect(buyState({ ...product, ...unshared }, guest, now)).toEqual({
    kind: "share",
    label: "공유하고 구매하기",
  });
  const shared = { userProductOrderConditions: [{ type: "share", isSatisfy: true }] } as const;
  expect(buyState({ ...product, ...shared }, guest, now).kind).toBe("buy");
});
