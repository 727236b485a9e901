import { expect, test } from "vitest";
import { cardBadges, listProductBadges } from "./list-product-and-card-badges.ts";

const plain = {
  labelRecommend: null,
  isExclusive: false,
  isAppOnly: false,
  labelShippingMethod: null,
  productShippingFee: { base: 3000, primaryArea: 0, secondaryArea: 3000, thirdArea: 5000 },
};

test("listProductBadges: a plain product has its base shipping fee", () => {
  expect(listProductBadges(plain)).toEqual([{ tone: "mute", text: "배송비 3,000원" }]);
});

test("cardBadges: a card with many badges keeps the first and the shipping fee", () => {
  const badges = cardBadges({ ...plain, labelRecommend: "MD 추천", isExclusive: true, isAppOnly: true });
  expect(badges.map(({ text }) => text)).toEqual(["MD 추천", "배송비 3,000원"]);
});

test("listProductBadges: keeps a fixed order and shows free shipping once", () => {
  const badges = listProductBadges({
    labelRecommend: "MD 추천",
    isExclusive: true,
    isAppOnly: true,
    labelShippingMethod: "무료배송",
    productShippingFee: { ...plain.productShippingFee, base: 0 },
  });
  expect(badges.map((badge) => badge.text)).toEqual(["MD 추천", "단독", "무료배송", "앱전용"]);
});
