import { expect, test } from "vitest";
import { won, ZERO_WON } from "../money/won.ts";
import { type Bought, NOTHING_REFUNDED } from "../refunds/compute-refund.ts";
import { type ReturnToRefund, returnRefund } from "./return-refund.ts";

const shipping = {
  base: won(3000),
  primaryArea: ZERO_WON,
  secondaryArea: won(3000),
  thirdArea: won(5000),
  unit: "order",
  freeFrom: ZERO_WON,
  isBundle: true,
  maxUnitInBox: 1,
} as const;
const line = (productId: number, unitPrice: number) => ({
  lineId: String(productId),
  productId,
  optionId: productId,
  distributorId: 301,
  unitPrice: won(unitPrice),
  unitListPrice: won(unitPrice),
  units: 1,
  taxStatus: "tax_free" as const,
  shipping,
});
const order: Bought = {
  lines: [line(1, 20_000), line(2, 10_000)],
  area: "major",
  shippingFeeType: "type03",
  couponDiscount: ZERO_WON,
  usedPoint: won(5000),
  price: won(28_000),
  taxFree: won(25_000),
};
const claim = (over: Partial<ReturnToRefund>): ReturnToRefund => ({
  productId: 1,
  lines: [{ lineId: "1", amount: won(5000) }],
  isWhole: false,
  isSellersFault: true,
  returnShippingFee: won(3000),
  ...over,
});

test("returnRefund: a claimed quarter of a 면세 box is refunded as 면세 money", () => {
  expect(returnRefund(order, NOTHING_REFUNDED, [], claim({}))).toEqual({
    productIds: [1],
    money: 5000,
    points: 0,
    taxFree: 5000,
    reasons: [{ code: "CLAIM", amount: 5000, productId: 1 }],
  });
});

test("returnRefund: shipping is refunded with the last faulty product of a bundle, not before", () => {
  const first = claim({ lines: [{ lineId: "1", amount: won(20_000) }], isWhole: true });
  expect(returnRefund(order, NOTHING_REFUNDED, [], first)).toMatchObject({ money: 20_000 });
  const given = { ...NOTHING_REFUNDED, money: won(20_000), taxFree: won(20_000), claimed: won(20_000) };
  const last = claim({ productId: 2, lines: [{ lineId: "2", amount: won(10_000) }], isWhole: true });
  expect(returnRefund(order, given, [1], last)).toMatchObject({
    money: 8000,
    points: 5000,
    taxFree: 5000,
    reasons: [{ code: "CLAIM" }, { code: "BASE_SHIPPING_BACK", amount: 3000, bundleKey: "distributor:301" }],
  });
});

test("returnRefund: for a change of mind the return shipping is charged, at most the refund itself", () => {
  const changed = claim({ isSellersFault: false });
  expect(returnRefund(order, NOTHING_REFUNDED, [], changed)).toMatchObject({ money: 2000 });
  const small = claim({ isSellersFault: false, lines: [{ lineId: "1", amount: won(1000) }] });
  expect(returnRefund(order, NOTHING_REFUNDED, [], small)).toMatchObject({
    money: 0,
    reasons: [
      { code: "CLAIM", amount: 1000 },
      { code: "RETURN_SHIPPING", amount: -3000 },
      { code: "NOT_CHARGED", amount: 2000 },
    ],
  });
});
