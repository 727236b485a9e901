import { expect, test } from "vitest";
import { deriveBuyButtonAction } from "./derive-buy-button-action.ts";

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
  waitingRoom: null,
  userProductOrderConditions: [],
} as const;
const coming = { productSaleType: { ...normal, saleType: "comingSoon", comingSoonDate: opening } } as const;
const unshared = { userProductOrderConditions: [{ type: "share", isSatisfy: false }] } as const;

test("deriveBuyButtonAction: a product in stock can be bought", () => {
  expect(deriveBuyButtonAction(product, guest, now)).toEqual({ kind: "buy", label: "구매하기" });
});

test.each([
  [{ productStatus: "suspended" }, "지금은 살 수 없어요"],
  [{ ...coming, productStatus: "suspended" }, "지금은 살 수 없어요"],
  [
    { productSaleType: { ...normal, saleType: "limited", limitedPeriodEnd: "2026-11-20T15:00:00.000Z" } },
    "판매 기간이 끝났어요",
  ],
] as const)("%o cannot be bought", (facts, label) => {
  expect(deriveBuyButtonAction({ ...product, ...facts }, guest, now)).toEqual({ kind: "closed", label });
});

test.each(["temp_stock_out", "stock_out"] as const)(
  "deriveBuyButtonAction: a product of status %s offers the alarm of its restock",
  (productStatus) => {
    expect(deriveBuyButtonAction({ ...product, productStatus }, guest, now)).toEqual({ kind: "restock" });
    expect(deriveBuyButtonAction({ ...product, ...coming, productStatus }, guest, now).kind).toBe("alarm");
  },
);

test("deriveBuyButtonAction: an app-only product says so on the web before any other condition", () => {
  expect(deriveBuyButtonAction({ ...product, isAppOnly: true, ...unshared }, guest, now)).toEqual({
    kind: "app",
    label: "앱에서만 살 수 있어요",
  });
});

test("deriveBuyButtonAction: the app sells app-only products, and a sufficient grade unlocks", () => {
  expect(
    deriveBuyButtonAction({ ...product, isAppOnly: true }, { grade: null, platform: "ios" }, now).kind,
  ).toBe("buy");
  expect(
    deriveBuyButtonAction({ ...product, minAppUserGrade: 2 }, { grade: 2, platform: "web" }, now).kind,
  ).toBe("buy");
});

test("deriveBuyButtonAction: an upcoming product offers the alarm until its opening, then the purchase", () => {
  expect(deriveBuyButtonAction({ ...product, ...coming }, guest, now)).toEqual({
    kind: "alarm",
    opensAt: opening,
  });
  const last = "2026-11-25T00:59:59.999Z";
  expect(deriveBuyButtonAction({ ...product, ...coming }, guest, last).kind).toBe("alarm");
  expect(deriveBuyButtonAction({ ...product, ...coming }, guest, opening).kind).toBe("buy");
});

test("deriveBuyButtonAction: a share-to-buy product is bought once shared", () => {
  expect(deriveBuyButtonAction({ ...product, ...unshared }, guest, now)).toEqual({
    kind: "share",
    label: "공유하고 구매하기",
  });
  const shared = { userProductOrderConditions: [{ type: "share", isSatisfy: true }] } as const;
  expect(deriveBuyButtonAction({ ...product, ...shared }, guest, now).kind).toBe("buy");
});

test.each([
  [null, "로그인하고 등급 확인하기"],
  [2, "등급 혜택 보기"],
])("deriveBuyButtonAction: below the needed grade, a buyer of grade %s is led to %s", (grade, label) => {
  const buyer = { grade, platform: "web" as const };
  expect(deriveBuyButtonAction({ ...product, minAppUserGrade: 3 }, buyer, now)).toEqual({
    kind: "grade",
    label,
  });
});

test("deriveBuyButtonAction: a product with a waiting room leads to it, before and after its hour", () => {
  const announced = { ...product, waitingRoom: { id: 7, opensAt: opening } };
  expect(deriveBuyButtonAction(announced, guest, now)).toEqual({ kind: "room", id: 7 });
  expect(deriveBuyButtonAction({ ...announced, ...coming }, guest, now)).toEqual({ kind: "room", id: 7 });
});
