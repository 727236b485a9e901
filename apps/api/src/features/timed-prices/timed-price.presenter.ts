import type { Reply } from "@todayfruit/contract/all-calls";
import type { TimedPriceRow } from "./timed-prices.repository.ts";

export type PresentedTimedPrice = Reply<"GET /operator/v1/timed-prices">["list"][number];

export function presentTimedPrice(row: TimedPriceRow): PresentedTimedPrice {
  return {
    id: row.id,
    optionId: row.option_id,
    productId: row.product_id,
    productName: row.product_name,
    ordinaryPrice: row.ordinary_price ?? 0,
    price: row.price,
    beginsAt: row.begins_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    version: row.version,
  };
}
