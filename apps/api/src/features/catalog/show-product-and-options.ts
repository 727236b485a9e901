import type { Input } from "@todayfruit/contract/all-calls";
import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { PRICE_HISTORY_DAYS } from "@todayfruit/domain/catalog/prices/fill-and-describe-price-history";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { findProductRow, listOptionRows, type OptionRow } from "./catalog.repository.ts";
import { computeDeliveryPromiseOfProduct } from "./compute-delivery-promise-of-product.ts";
import { presentOption } from "./option.presenter.ts";
import { presentProduct } from "./product.presenter.ts";

/** Finds one product with all data of its page; one statement. */
export async function showProduct(
  { path: { id } }: Input<"GET /v1/products/{id}">,
  context: Context,
): Promise<Answer<"GET /v1/products/{id}">> {
  const now = context.now();
  const today = kstDateOf(now.toISOString());
  const days = { today, priceDaysFrom: addDays(today, -PRICE_HISTORY_DAYS) };
  const row = await findProductRow(context.db, id, days);
  if (!row) return refuse("PRODUCT_NOT_FOUND");
  return ok(presentProduct(row, now, await context.deliveryCalendar.read()));
}

/** Finds the options of a product as currently sold; one statement. */
export async function findOptions(
  { path: { id } }: Input<"GET /v2/products/{id}/options">,
  context: Context,
): Promise<Answer<"GET /v2/products/{id}/options">> {
  const now = context.now();
  const rows = await listOptionRows(context.db, id);
  if (rows.length === 0) return refuse("PRODUCT_NOT_FOUND");
  const calendar = await context.deliveryCalendar.read();
  const promiseOf = (row: OptionRow) =>
    computeDeliveryPromiseOfProduct(row, [row.shipment_date], now, calendar);
  return ok({ list: rows.map((row) => presentOption(row, { promise: promiseOf(row), now })) });
}
