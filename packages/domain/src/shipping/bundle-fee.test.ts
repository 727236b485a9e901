import { expect, test } from "vitest";
import { won } from "../money/won.ts";
import { bundleFee } from "./bundle-fee.ts";
import type { LineToShip } from "./line-to-ship-types.ts";
import type { ShippingTerms } from "./product-shipping-terms-types.ts";

type Overrides = Partial<Omit<LineToShip, "shipping" | "productsPrice">> & {
  price?: number;
  shipping?: Partial<ShippingTerms>;
};

function line({ price = 20000, shipping, ...rest }: Overrides = {}): LineToShip {
  return {
    lineId: "a",
    productId: 1,
    distributorId: 301,
    units: 1,
    productsPrice: won(price),
    shipping: {
      base: won(3000),
      primaryArea: won(0),
      secondaryArea: won(3000),
      thirdArea: won(5000),
      unit: "order",
      freeFrom: won(50000),
      isBundle: true,
      maxUnitInBox: 4,
      ...shipping,
    },
    ...rest,
  };
}

const orderBase = (base: number) => line({ shipping: { base: won(base) } });
const boxBase = (base: number, units: number) => line({ units, shipping: { base: won(base), unit: "box" } });

test("bundleFee: products charged by order pay the largest base fee once", () => {
  const fee = bundleFee([orderBase(3000), orderBase(3500)], "major", "type03");
  expect(fee).toMatchObject({ baseFee: 3500, areaFee: 0, boxes: 2, productsPrice: 40000 });
});

test("bundleFee: products charged by box pay the base fee for every box", () => {
  expect(bundleFee([boxBase(3000, 9)], "major", "type03")).toMatchObject({ baseFee: 9000, boxes: 3 });
  expect(bundleFee([boxBase(3000, 4), boxBase(2000, 5)], "major", "type03").baseFee).toBe(7000);
});

test("bundleFee: a mixed bundle pays the larger of the order fee and the box fees", () => {
  expect(bundleFee([orderBase(3000), boxBase(3000, 5)], "major", "type03").baseFee).toBe(6000);
  expect(bundleFee([orderBase(9000), boxBase(3000, 5)], "major", "type03").baseFee).toBe(9000);
});

test("bundleFee: the base fee is waived from the exact condition on, not 1원 below", () => {
  const below = bundleFee([line({ price: 49999 })], "major", "type03");
  expect(below).toMatchObject({ baseFee: 3000, fullBaseFee: 3000, freeFrom: 50000 });

  const reached = bundleFee([line({ price: 30000 }), line({ price: 20000 })], "major", "type03");
  expect(reached).toMatchObject({ baseFee: 0, fullBaseFee: 3000, freeFrom: 50000 });
});

test("bundleFee: the smallest condition of a bundle applies, and 0 is no condition", () => {
  const mixed = [
    line({ price: 15000, shipping: { freeFrom: won(0) } }),
    line({ price: 15000, shipping: { freeFrom: won(30000) } }),
    line({ price: 0, shipping: { freeFrom: won(50000) } }),
  ];
  expect(bundleFee(mixed, "major", "type03")).toMatchObject({ freeFrom: 30000, baseFee: 0 });
});

test("bundleFee: a bundle without a condition always pays", () => {
  const never = line({ price: 900000, shipping: { freeFrom: won(0) } });
  expect(bundleFee([never], "major", "type03")).toMatchObject({ freeFrom: 0, baseFee: 3000 });
});

test("bundleFee: 제주 and islands pay their fee for every box, also with free shipping", () => {
  const boxes = line({ price: 60000, units: 5 });
  expect(bundleFee([boxes], "secondary_area", "type03")).toMatchObject({ baseFee: 0, areaFee: 6000 });
  expect(bundleFee([boxes], "third_area", "type03")).toMatchObject({ baseFee: 0, areaFee: 10000 });
});

test("bundleFee: each line pays the area fee of its own product", () => {
  const lines = [line(), line({ units: 8, shipping: { secondaryArea: won(4000) } })];
  expect(bundleFee(lines, "secondary_area", "type03").areaFee).toBe(11000);
});

test("bundleFee: a product's mainland fee is charged on the mainland only", () => {
  const remote = line({ shipping: { primaryArea: won(1000) } });
  expect(bundleFee([remote], "major", "type03").areaFee).toBe(1000);
  expect(bundleFee([remote], "secondary_area", "type03").areaFee).toBe(3000);
});

test("bundleFee: under type01 the shop pays base and area fee, and both are still reported", () => {
  const fee = bundleFee([line({ units: 5 })], "third_area", "type01");
  expect(fee).toMatchObject({ baseFee: 0, areaFee: 0, fullBaseFee: 3000, fullAreaFee: 10000 });
});
