import { prorate } from "../money/prorate.ts";
import { subtractWon, type Won, ZERO_WON } from "../money/won.ts";
import { productsPriceOf } from "./compute-line-price-and-list-price.ts";
import type { QuotedLine } from "./quote-breakdown-types.ts";
import type { QuoteLine } from "./quote-input-types.ts";

/**
 * Prices each line and splits the coupon and the points over them: the coupon by the price of
 * the lines in its scope, the points by the
 * price after the coupon. Shares sum to the whole and no line becomes negative. A share that cannot be split evenly
 * is rounded in the order of line ids, so that the same cart in another order costs the same and has the same 면세
 * part.
 *
 * @example a 20,000원 line and a 10,000원 line with a 3,000원 coupon // couponShare 2,000원 and 1,000원
 */
export function priceLines(lines: readonly QuoteLine[], coupon: Won, pointsOnProducts: Won): QuotedLine[] {
  const prices = new Map(lines.map((line) => [line.lineId, productsPriceOf(line)]));
  const couponShares = share(
    coupon,
    new Map(lines.map((line) => [line.lineId, couponWeightOf(line)] as const)),
  );
  const discounted = new Map(
    [...prices].map(([id, price]) => [id, subtractWon(price, of(couponShares, id))]),
  );
  const pointShares = share(pointsOnProducts, discounted);

  return lines.map(({ lineId, taxStatus }) => {
    const net = subtractWon(of(discounted, lineId), of(pointShares, lineId));
    return {
      lineId,
      productsPrice: of(prices, lineId),
      couponShare: of(couponShares, lineId),
      pointShare: of(pointShares, lineId),
      net,
      taxFree: taxStatus === "tax_free" ? net : ZERO_WON,
    };
  });
}

/** Returns the price of a line that the coupon is for, otherwise 0. */
function couponWeightOf(line: QuoteLine): Won {
  return line.inCouponScope === false ? ZERO_WON : productsPriceOf(line);
}

type WonByLine = ReadonlyMap<string, Won>;

function share(total: Won, weights: WonByLine): WonByLine {
  const ids = [...weights.keys()].toSorted();
  const sharedWeights = ids.map((id) => of(weights, id));
  const parts = prorate(total, sharedWeights);
  return new Map(ids.map((id, index) => [id, known(parts[index], id)]));
}

function of(amounts: WonByLine, lineId: string): Won {
  return known(amounts.get(lineId), lineId);
}

function known(amount: Won | undefined, lineId: string): Won {
  if (amount === undefined) throw new RangeError(`Line ${lineId} has no amount`);
  return amount;
}
