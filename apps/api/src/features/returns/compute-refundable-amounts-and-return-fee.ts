import { type Won, won } from "@todayfruit/domain/money/won";
import type { Bought } from "@todayfruit/domain/refunds/compute-refund";
import { refundableLineValues } from "@todayfruit/domain/returns/refundable-line-values";
import { returnedPartValue } from "@todayfruit/domain/returns/returned-part-value";
import { lineIdOf } from "../cancellations/build-refund-input-of-order.ts";
import type { PurchasedProduct } from "../cancellations/cancellable-orders.repository.ts";
import type { ClaimedOption } from "./returns.repository.ts";

export type Line = {
  /** `order_option.id` */
  id: number;
  optionId: number;
  name: string;
  units: number;
  /** Price after its coupon share, and the part of it not yet refunded by claims, in 원. */
  worth: Won;
  left: Won;
};

/** Lists the lines of a product with the amount still refundable for each. */
export function linesOf(order: Bought, product: PurchasedProduct): Line[] {
  const worths = refundableLineValues(order);
  return product.options.map((option) => {
    const worth = worths.get(lineIdOf(product, option.option_id)) ?? won(0);
    const left = won(worth - option.compensated);
    return { id: option.id, optionId: option.option_id, name: option.name, units: option.units, worth, left };
  });
}

/**
 * Returns the value of each claimed line, less what the claim has given for it, in 원. The claim was validated against
 * the lines when it was made.
 */
export function amountsOf(
  lines: readonly Line[],
  claimed: readonly ClaimedOption[],
): (Line & { amount: Won })[] {
  return claimed.map(({ order_option_id, units, bad_pieces, all_pieces, given }) => {
    const line = lines.find(({ id }) => id === order_option_id);
    if (!line) throw new Error("A claim names lines of its own product");
    const pieces =
      bad_pieces === null || all_pieces === null ? undefined : { bad: bad_pieces, all: all_pieces };
    const part = { units, unitsBought: line.units, pieces };
    const value = returnedPartValue(line.worth, won(line.left + given), part);
    return { ...line, amount: won(Math.max(0, value - given)) };
  });
}

/** Returns whether a product is fresh food, which is unprocessed and therefore tax-free. */
export function isFresh(product: PurchasedProduct): boolean {
  return product.options.some(({ tax_status }) => tax_status === "tax_free");
}

/** Returns the fee for sending goods back in 원: what the farm asked for when they were ordered, else the fee of shipping them. */
export function returnShippingFeeOf(product: PurchasedProduct): Won {
  return won(Math.max(0, ...product.options.map(({ shipping }) => shipping.returnFee ?? shipping.base)));
}
