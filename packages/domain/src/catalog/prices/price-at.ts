/** Price of an option from a begin until an end. Instants are ISO 8601; the end is the first instant without it. */
export type TimedPrice = { price: number; beginsAt: string; endsAt: string };

/** Ordinary prices of an option in 원, and its timed ones in the order of their begins. */
export type PricedOption = {
  price: number;
  specialSalePrice: number | null;
  timedPrices: readonly TimedPrice[];
};

/**
 * Price of one unit at an instant, in 원. A timed price holds from its begin until before its end, and only where it is
 * below the ordinary price: the ordinary price lowered meanwhile is never raised by a sale.
 *
 * @returns the price; `timed`, the timed price that holds now, else the next one to come, else `null`
 * @example priceAt({ price: 9000, specialSalePrice: null, timedPrices: [] }, now).price // 9000
 */
export function priceAt(
  { price, specialSalePrice, timedPrices }: PricedOption,
  now: Date,
): { price: number; timed: TimedPrice | null } {
  const ordinary = specialSalePrice ?? price;
  const timed =
    timedPrices.find((each) => Date.parse(each.endsAt) > now.getTime() && each.price < ordinary) ?? null;
  const holds = timed !== null && Date.parse(timed.beginsAt) <= now.getTime();
  return { price: holds ? timed.price : ordinary, timed };
}

/** Price per 100 g or piece in 원 at a price that differs from the ordinary one, rounded to whole 원. */
export function unitPriceAmountAt(amount: number, ordinary: number, price: number): number {
  return price === ordinary ? amount : Math.round((amount * price) / ordinary);
}
