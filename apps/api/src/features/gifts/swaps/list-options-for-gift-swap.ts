import type { Input } from "@todayfruit/contract/all-calls";
import { MAX_GIFT_SWAPS } from "@todayfruit/domain/gifts/gift-limits";
import { isAlone } from "@todayfruit/domain/gifts/swaps/check-gift-swap";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { findCancellable } from "../../cancellations/cancellable-orders.repository.ts";
import { openedGift } from "../received/show-received-gift.ts";
import { canSwap } from "./can-swap.ts";
import { type CheckedOffer, checkOffers, type OfferedSwapRow } from "./check-swap-offers.ts";
import { listOptionsByPrice } from "./gift-swaps.repository.ts";
import { listLinesOfGift } from "./list-lines-of-gift.ts";
import { presentSwappableLine } from "./swappable-gift-line.presenter.ts";

/** Options of a price that are looked at to find those which may be offered. */
const LOOKED_AT = 60;

/**
 * Lists for each product of a gift what its receiver may swap it for, at most twenty options; nothing once it was swapped
 * or is packed. The reply has no price.
 */
export async function listOptionsForGiftSwap(
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
  const swappable = lines
    .filter(({ product }) => product.status === "paid")
    .filter((line) => isAlone(line, lines, swapped.feeType));
  const ids = await listOptionsByPrice(db, {
    prices: [...new Set(swappable.map(({ unitPrice }) => unitPrice))],
    exceptProducts: lines.map(({ productId }) => productId),
    now: swapped.now,
    take: LOOKED_AT,
  });
  const checked = await checkOffers(db, swapped, swappable, ids);
  return ok({ lines: swappable.map((line, at) => presentSwappableLine(line, offersOf(checked[at]))) });
}

function offersOf(checked: Map<number, CheckedOffer> | undefined): OfferedSwapRow[] {
  return [...(checked?.values() ?? [])]
    .flatMap((each) => (each.ok ? each.value : []))
    .slice(0, MAX_GIFT_SWAPS);
}
