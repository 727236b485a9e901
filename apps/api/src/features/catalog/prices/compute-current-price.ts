import { type PricedOption, priceAt, type TimedPrice } from "@todayfruit/domain/catalog/prices/price-at";

/** Price columns of an option, as every statement that reads a price selects them. */
export type PriceColumns = {
  price: number;
  special_sale_price: number | null;
  /** Value of `timedPricesOf`. */
  timed_prices: unknown;
};

/** Returns the price of one unit at an instant in 원, with the timed price that holds or comes next. */
export function computeCurrentPrice(row: PriceColumns, now: Date): ReturnType<typeof priceAt> {
  return priceAt(pricedOption(row), now);
}

/** Reads the value of `timedPricesOf`; throws for another shape, which only a changed statement could return. */
export function timedPricesFrom(value: unknown): TimedPrice[] {
  if (!Array.isArray(value)) throw new TypeError("The timed prices are no list");
  return value.map((each: { price?: unknown; beginsAt?: unknown; endsAt?: unknown }) => ({
    price: Number(each.price),
    beginsAt: new Date(String(each.beginsAt)).toISOString(),
    endsAt: new Date(String(each.endsAt)).toISOString(),
  }));
}

function pricedOption({ price, special_sale_price, timed_prices }: PriceColumns): PricedOption {
  return { price, specialSalePrice: special_sale_price, timedPrices: timedPricesFrom(timed_prices) };
}
