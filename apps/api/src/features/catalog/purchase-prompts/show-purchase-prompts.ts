import type { Input } from "@todayfruit/contract/all-calls";
import { listPurchasePrompts } from "@todayfruit/domain/catalog/list-purchase-prompts";
import { saleWindowRestriction } from "@todayfruit/domain/catalog/sale-window-restriction";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Context } from "../../../http/handler-context-types.ts";
import { computeDeliveryPromiseOfProduct } from "../compute-delivery-promise-of-product.ts";
import { findPromptFacts, type PromptRow } from "./find-purchase-prompt-facts.repository.ts";

const WEEK_MS = 7 * 86_400_000;

/** Shows facts that help to decide about a product, all or of one kind; one statement. */
export async function showPurchasePrompts(
  { path, query }: Input<"GET /v1/products/{id}/purchase-prompt">,
  context: Context,
): Promise<Answer<"GET /v1/products/{id}/purchase-prompt">> {
  const now = context.now();
  const row = await findPromptFacts(context.db, path.id, new Date(now.getTime() - WEEK_MS));
  if (!row) return refuse("PRODUCT_NOT_FOUND");
  const calendar = await context.deliveryCalendar.read();
  const prompts = listPurchasePrompts({
    isOnSale: isOnSale(row, now),
    buyersOfWeek: row.buyers_of_week,
    remaining: row.remaining,
    favorites: row.favorites,
    cutoff: row.order_cutoff_time,
    dispatchDateOf: (orderedAt) =>
      computeDeliveryPromiseOfProduct(row, row.shipment_dates, new Date(orderedAt), calendar).dispatchDate,
    now: now.toISOString(),
  });
  return ok({ list: prompts.filter(({ type }) => query?.type === undefined || type === query.type) });
}

function isOnSale(row: PromptRow, now: Date): boolean {
  const window = saleWindowRestriction({
    saleType: row.sale_type,
    comingSoonAt: row.coming_soon_at?.toISOString() ?? null,
    limitedBeginAt: row.limited_begin_at?.toISOString() ?? null,
    limitedEndAt: row.limited_end_at?.toISOString() ?? null,
    now: now.toISOString(),
  });
  return window === null && row.status === "stock_in" && row.remaining !== 0;
}
