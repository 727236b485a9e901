import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Context } from "../../../http/handler-context-types.ts";
import { computeCurrentPrice } from "../prices/compute-current-price.ts";
import { presentSummary } from "../product.presenter.ts";
import { type FarmOptionRow, listFarmOptions } from "./list-buyable-farm-options.repository.ts";

/** Finds the cheapest option of each of a farm's products that can be added to its parcel; one statement. */
export async function findCheapestFarmOptions(
  { path: { id } }: Input<"GET /v1/distributors/{id}/smallest-options">,
  { db, now }: Context,
): Promise<Answer<"GET /v1/distributors/{id}/smallest-options">> {
  const at = now();
  const rows = (await listFarmOptions(db, id)).map((row) => ({ row, price: priceOf(row, at) }));
  const smallest = [...Map.groupBy(rows, ({ row }) => row.id).values()].map((options) =>
    options.reduce((least, each) => (each.price < least.price ? each : least)),
  );
  return ok({
    list: smallest.map(({ row, price }) => ({
      product: presentSummary(row, at),
      option: { id: row.option_id, name: row.option_name, price, listPrice: row.option_list_price },
    })),
  });
}

function priceOf(row: FarmOptionRow, at: Date): number {
  const { option_price: price, option_special_price, option_timed_prices } = row;
  return computeCurrentPrice(
    { price, special_sale_price: option_special_price, timed_prices: option_timed_prices },
    at,
  ).price;
}
