import { expect, test } from "vitest";
import { productBadges } from "./product-badges.ts";

const plain = {
  labelRecommend: null,
  isExclusive: false,
  isAppOnly: false,
  labelShippingMethod: null,
  productShippingFee: { base: 3000, primaryArea: 0, secondaryArea: 3000, thirdArea: 5000 },
};

test("productBadges: a plain product has none", () => {
  expect(productBadges(plain)).toEqual([]);
});

test("productBadges: keeps a fixed order and shows free shipping once", () => {
  const badges = productBadges({
    labelRecommend: "MD 추천",
    isExclusive: true,
    isAppOnly: true,
    labelShippingMethod: "무료배송",
    productShippingFee: { ...plain.productShippingFee, base: 0 },
  });
  expect(badges.map((badge) => badge.text)).toEqual(["MD 추천", "단독", "무료배송", "앱전용"]);
});
