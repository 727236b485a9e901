import { expect, test } from "vitest";
import { cartOf } from "./state/cart-fixture.ts";
import { writeCartTotalsAnnouncement } from "./write-cart-totals-announcement.ts";

test("writeCartTotalsAnnouncement: one sentence for the chosen lines, another when none is chosen", () => {
  const { totals } = cartOf([]);
  const some = { ...totals, optionCountings: 2, productsPrice: 46_800, shippingFee: 3000, price: 49_800 };
  expect(writeCartTotalsAnnouncement(some)).toBe(
    "선택한 상품 2개 46,800원, 배송비 3,000원, 결제 예정 금액 49,800원",
  );
  expect(writeCartTotalsAnnouncement(totals)).toBe("선택한 상품이 없어요");
});
