import type { Input } from "@todayfruit/contract/all-calls";
import { MAX_GIFT_SWAPS } from "@todayfruit/domain/gifts/gift-limits";
import { isAlone } from "@todayfruit/domain/gifts/swaps/check-gift-swap";
import { ok } from "@todayfruit/domain/result";
import type { Runner } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Services } from "../../../http/context.ts";
import { findCancellable } from "../../cancellations/cancellations.repository.ts";
import { openedGift } from "../received/show-received-gift.ts";
import { canSwap } from "./can-swap.ts";
import { listLinesOfGift, type ProductLine } from "./gift-lines.ts";
import { presentSwappableLine } from "./gift-swap.presenter.ts";
import { listOptionsByPrice } from "./gift-swaps.repository.ts";
import { checkOffers, type OfferedSwapRow, type SwappedGift } from "./offered-swaps.ts";

/** Options that are looked at to find those which may be offered. */
const LOOKED_AT = 60;

/**
 * Lists for each product of a gift what its receiver may swap it for, at most twenty options; nothing once it was swapped
 * or is packed. The reply has no price.
 */
export async function listGiftSwaps(
  { path: { id: uuid } }: Input<"GET /v1/gift/to/{id}/swaps">,
  services: Services,
): Promise<Answer<"GET /v1/gift/to/{id}/swaps">> {
  const { db, now } = services;
  const opened = await openedGift(services, db, uuid);
  if (!opened.ok) return opened;
  const gift = opened.value;
  const order = await findCancellable(db, gift.order_id);
  if (!order || !canSwap(gift, now())) return ok({ lines: [] });
  const lines = await listLinesOfGift(db, { orderId: gift.order_id, giftId: gift.id });
  const calendar = await services.deliveryCalendar.read();
  const swapped = { gift, lines, feeType: order.shipping_fee_type, now: now(), calendar };
  const shown = [];
  for (const line of lines.filter((each) => each.product.status === "paid")) {
    if (!isAlone(line, lines, swapped.feeType)) continue;
    shown.push(presentSwappableLine(line, await offersFor(db, swapped, line)));
  }
  return ok({ lines: shown });
}

async function offersFor(db: Runner, swapped: SwappedGift, line: ProductLine): Promise<OfferedSwapRow[]> {
  const ids = await listOptionsByPrice(db, {
    price: line.unitPrice,
    taxStatus: line.taxStatus,
    exceptProducts: swapped.lines.map(({ productId }) => productId),
    now: swapped.now,
    take: LOOKED_AT,
  });
  const checked = await checkOffers(db, swapped, line, ids);
  return [...checked.values()].flatMap((each) => (each.ok ? each.value : [])).slice(0, MAX_GIFT_SWAPS);
}
