import type { Input } from "@todayfruit/contract/all-calls";
import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { PRICE_HISTORY_DAYS } from "@todayfruit/domain/catalog/prices/price-history";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/context.ts";
import { findProductRow, listOptionRows } from "./catalog.repository.ts";
import { presentOption } from "./option.presenter.ts";
import { presentProduct } from "./product.presenter.ts";

/** Finds one product with all data of its page; one statement. */
export async function showProduct(
  { path: { id } }: Input<"GET /v1/products/{id}">,
  context: Context,
): Promise<Answer<"GET /v1/products/{id}">> {
  const now = context.now();
  const from = addDays(kstDateOf(now.toISOString()), -PRICE_HISTORY_DAYS);
  const row = await findProductRow(context.db, id, from);
  return row ? ok(presentProduct(row, now)) : refuse("PRODUCT_NOT_FOUND");
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
