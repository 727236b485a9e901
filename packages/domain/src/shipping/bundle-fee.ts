import { addWon, maxWon, minWon, sumWon, timesWon, type Won, ZERO_WON } from "../money/won.ts";
import type { AreaType } from "./area-of-zonecode.ts";
import { countBoxes } from "./count-boxes.ts";
import type { LineToShip } from "./line-to-ship-types.ts";
import type { ShippingFeeType } from "./shipping-fee-type.ts";

/** Fees of a bundle in 원. `fullBaseFee` and `fullAreaFee` are before waivers; `baseFee` and `areaFee` are charged. */
export type BundleFee = {
  productsPrice: Won;
  boxes: number;
  fullBaseFee: Won;
  fullAreaFee: Won;
  baseFee: Won;
  areaFee: Won;
  freeFrom: Won;
};

/**
 * Computes the shipping fee of one bundle, in 원.
 *
 * - Base fee: for products of the unit `order` the largest `base` once; for products of the unit `box` `base` ×
 *   boxes. In a mixed bundle the larger of the two, because the single parcel ships with the boxes. 0 when the
 *   products price reaches the smallest `freeFrom` above 0 of the bundle.
 * - Area fee: the fee of the area × boxes of each line; free shipping does not waive it.
 * - `type01`: the shop pays both.
 *
 * @example two options `order` base 3,000원, 52,000원 of products, free from 50,000원, 제주 3,000원, 2 boxes
 *   // { baseFee: 0, areaFee: 6000 }
 */
export function bundleFee(lines: readonly LineToShip[], area: AreaType, feeType: ShippingFeeType): BundleFee {
  const productsPrice = sumWon(lines.map((line) => line.productsPrice));
  const freeFrom = freeFromOf(lines);
  const shopPays = feeType === "type01";
  const fullBaseFee = fullBaseFeeOf(lines);
  const fullAreaFee = sumWon(lines.map((line) => timesWon(areaFeeOf(line, area), lineBoxes(line))));
  const isWaived = shopPays || (freeFrom > 0 && productsPrice >= freeFrom);
  return {
    productsPrice,
    boxes: lines.reduce((sum, line) => sum + lineBoxes(line), 0),
    fullBaseFee,
    fullAreaFee,
    baseFee: isWaived ? ZERO_WON : fullBaseFee,
    areaFee: shopPays ? ZERO_WON : fullAreaFee,
    freeFrom,
  };
}

function fullBaseFeeOf(lines: readonly LineToShip[]): Won {
  let once = ZERO_WON;
  let perBox = ZERO_WON;
  for (const line of lines) {
    const { base, unit } = line.shipping;
    if (unit === "order") once = maxWon(once, base);
    else perBox = addWon(perBox, timesWon(base, lineBoxes(line)));
  }
  return maxWon(once, perBox);
}

function freeFromOf(lines: readonly LineToShip[]): Won {
  const conditions = lines.map((line) => line.shipping.freeFrom).filter((price) => price > 0);
  const [first, ...rest] = conditions;
  return first === undefined ? ZERO_WON : rest.reduce(minWon, first);
}

function areaFeeOf({ shipping }: LineToShip, area: AreaType): Won {
  switch (area) {
    case "major":
      return shipping.primaryArea;
    case "secondary_area":
      return shipping.secondaryArea;
    case "third_area":
      return shipping.thirdArea;
  }
}

function lineBoxes(line: LineToShip): number {
  return countBoxes(line.units, line.shipping.maxUnitInBox);
}
