import type { Input } from "@todayfruit/contract/all-calls";
import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { PRICE_HISTORY_DAYS } from "@todayfruit/domain/catalog/prices/price-history";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/context.ts";
import { findProductRow, listOptionRows } from "./catalog.repository.ts";
import { presentOption } from "./option.presenter.ts";
import { listPriceDays } from "./prices/price-days.repository.ts";
import { presentProduct } from "./product.presenter.ts";

/** Finds one product with all data of its page; two statements. */
export async function showProduct(
  { path: { id } }: Input<"GET /v1/products/{id}">,
  context: Context,
): Promise<Answer<"GET /v1/products/{id}">> {
  const row = await findProductRow(context.db, id);
  if (!row) return refuse("PRODUCT_NOT_FOUND");
  const now = context.now();
  const from = addDays(kstDateOf(now.toISOString()), -PRICE_HISTORY_DAYS);
  const days = await listPriceDays(context.db, row.representative_option_id, from);
  return ok(presentProduct(row, days, now));
}

/** Finds the options of a product as currently sold; one statement. */
export async function findOptions(
  { path: { id } }: Input<"GET /v2/products/{id}/options">,
  context: Context,
): Promise<Answer<"GET /v2/products/{id}/options">> {
  const now = context.now();
  const rows = await listOptionRows(context.db, id);
  return rows.length > 0
    ? ok({ list: rows.map((row) => presentOption(row, now)) })
    : refuse("PRODUCT_NOT_FOUND");
}
