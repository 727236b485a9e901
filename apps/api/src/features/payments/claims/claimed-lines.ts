import { claimedWorth } from "@todayfruit/domain/claims/claimed-worth";
import { lineWorths } from "@todayfruit/domain/claims/line-worths";
import { type Won, won } from "@todayfruit/domain/money/won";
import type { Bought } from "@todayfruit/domain/refunds/refund";
import { lineIdOf } from "../withdrawals/bought.ts";
import type { BoughtProduct } from "../withdrawals/withdrawals.repository.ts";
import type { ClaimedOption } from "./claims.repository.ts";

export type Line = {
  /** `order_option.id` */
  id: number;
  optionId: number;
  name: string;
  units: number;
  /** What it cost after its coupon share, and what of it no claim gave back, in 원. */
  worth: Won;
  left: Won;
};

/** The lines of a product of an order, with what may still be given for them. */
export function linesOf(order: Bought, product: BoughtProduct): Line[] {
  const worths = lineWorths(order);
  return product.options.map((option) => {
    const worth = worths.get(lineIdOf(product, option.option_id)) ?? won(0);
    const left = won(worth - option.compensated);
    return { id: option.id, optionId: option.option_id, name: option.name, units: option.units, worth, left };
  });
}

/** What each claimed line is worth, in 원; the claim was checked against the lines when it was made. */
export function amountsOf(
  lines: readonly Line[],
  claimed: readonly ClaimedOption[],
): (Line & { amount: Won })[] {
  return claimed.map(({ order_option_id, units, bad_pieces, all_pieces }) => {
    const line = lines.find(({ id }) => id === order_option_id);
    if (!line) throw new Error("A claim names lines of its own product");
    const pieces =
      bad_pieces === null || all_pieces === null ? undefined : { bad: bad_pieces, all: all_pieces };
    return {
      ...line,
      amount: claimedWorth(line.worth, line.left, { units, unitsBought: line.units, pieces }),
    };
  });
}

/** Fresh food is what is not processed: it is free of tax. */
export function isFresh(product: BoughtProduct): boolean {
  return product.options.some(({ tax_status }) => tax_status === "tax_free");
}

/** What sending goods back costs: as much as the farm takes for sending them, in 원. */
export function returnShippingFeeOf(product: BoughtProduct): Won {
  return won(Math.max(0, ...product.options.map(({ shipping }) => shipping.base)));
}
