import type { Input } from "@todayfruit/contract/all-calls";
import { saleWindowRestriction } from "@todayfruit/domain/catalog/sale-window-restriction";
import { ok, refuse } from "@todayfruit/domain/result";
import { pageOfLatest, readLatest } from "../../db/latest-cursor.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { refuseBadCursor } from "../../http/input/refuse-bad-cursor.ts";
import { deriveSaleWindowOfProduct } from "../catalog/derive-sale-window-of-product.ts";
import { presentSummary } from "../catalog/product.presenter.ts";
import { isOpen } from "./notify-openings.ts";
import { type AlarmRow, addAlarm, findAlarm, listAlarms, removeAlarm } from "./opening-alarms.repository.ts";

type Shown = Answer<"GET /v1/alarm/product/{id}/open">;

/**
 * Adds the member's alarm for the opening of a product or of its next waiting room; repeating it changes nothing. Refused once
 * the sale or the room is open, or over.
 */
export async function requestOpeningAlarm(
  { path: { id: productId } }: Input<"POST /v2/alarm/product/{id}/open">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"POST /v2/alarm/product/{id}/open">> {
  const product = await findAlarm(db, buyer.id, productId);
  if (!product) return refuse("PRODUCT_NOT_FOUND");
  const block = saleWindowRestriction(deriveSaleWindowOfProduct(product, now()));
  const awaitsRoom = product.room_id !== null && !isOpen(product, now());
  if (block !== "NOT_OPEN_YET" && !awaitsRoom) return refuse(block ?? "ALREADY_OPEN");
  await addAlarm(db, buyer.id, productId, now());
  return presentAlarm(await findAlarm(db, buyer.id, productId));
}

export async function stopWaiting(
  { path: { id: productId } }: Input<"DELETE /v2/alarm/product/{id}/open">,
  { db, buyer }: BuyerContext,
): Promise<Shown> {
  await removeAlarm(db, buyer.id, productId);
  return presentAlarm(await findAlarm(db, buyer.id, productId));
}

/** Shows whether the buyer has an alarm, and how many members do; one statement. */
export async function showAlarm(
  { path: { id: productId } }: Input<"GET /v1/alarm/product/{id}/open">,
  { db, buyer }: BuyerContext,
): Promise<Shown> {
  return presentAlarm(await findAlarm(db, buyer.id, productId));
}

function presentAlarm(row: AlarmRow | null): Shown {
  return row ? ok({ isOpenAlarm: row.is_waiting, openAlarmCount: row.waiting }) : refuse("PRODUCT_NOT_FOUND");
}

const DEFAULT_TAKE = 15;

/** Lists the products with an alarm of the member, the latest request first; one statement. */
export async function showAlarms(
  { query }: Input<"GET /v1/alarm/product">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"GET /v1/alarm/product">> {
  const after = readLatest(query?.nextPage);
  if (!after) return refuseBadCursor();
  const take = query?.take ?? DEFAULT_TAKE;
  const { shown, nextPage } = pageOfLatest(await listAlarms(db, buyer.id, after, take + 1), take);
  return ok({
    list: shown.map((row) => ({
      product: presentSummary(row, now()),
      createdAt: row.asked_at.toISOString(),
      notifiedAt: row.notified_at?.toISOString() ?? null,
    })),
    nextPage,
  });
}
