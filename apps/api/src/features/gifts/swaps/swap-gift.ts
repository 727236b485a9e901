import type { Input } from "@todayfruit/contract/all-calls";
import type { DeliveryCalendar } from "@todayfruit/domain/delivery/delivery-calendar";
import { TERMINAL_GIFT_STATUSES } from "@todayfruit/domain/gifts/status";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { lockCancellable } from "../../cancellations/cancellable-orders.repository.ts";
import { promiseSwappedLine } from "../../delivery-promises/list-and-promise-gift-days.ts";
import { putUnitsBack, takeUnits } from "../../stock/change-stock-of-paid-order.repository.ts";
import { lockLotsOfOptions } from "../../stock/lots/units-without-lot.repository.ts";
import { lockStocks } from "../../stock/set-stock-on-hand.repository.ts";
import type { GiftRow } from "../gifts.repository.ts";
import { changeGiftUnderLock } from "../received/change-gift-under-lock.ts";
import { deriveReceiverPermissions } from "../received/derive-receiver-permissions.ts";
import { canSwap } from "./can-swap.ts";
import { areaOfGift, checkOffers } from "./check-swap-offers.ts";
import { writeSwap } from "./gift-swaps.repository.ts";
import { listLinesOfGift, type ProductLine } from "./list-lines-of-gift.ts";

type Call = "PUT /v1/gift/to/{id}/swap";
type Refusal =
  | "GIFT_OVER"
  | "GIFT_SWAPPED"
  | "GIFT_SWAP_TOO_LATE"
  | "GIFT_SWAP_UNAVAILABLE"
  | "GIFT_SWAP_SOLD_OUT"
  | "GIFT_DAY_UNAVAILABLE";

/**
 * Swaps a product of a gift for another of the same price, once, until the farm accepts it: its units move in the stock
 * under the locks of both options, and what the sender paid stays. The sender is told when it has arrived.
 */
export async function swapGift(
  { path: { id: uuid }, body }: Input<Call>,
  services: Services,
): Promise<Answer<Call>> {
  const calendar = await services.deliveryCalendar.read();
  return changeGiftUnderLock<Refusal>(services, uuid, async (tx, gift) => {
    const now = services.now();
    const checked = await checkGift(tx, gift, body.lineId, now);
    if (!checked.ok) return checked;
    const { line } = checked.value;
    const offered = await takeOption(tx, { gift, ...checked.value, now, calendar }, body.optionId);
    if (!offered.ok) return offered;
    await writeSwap(tx, { lineId: line.id, optionId: body.optionId, now });
    if (gift.address !== null) {
      const of = { orderId: gift.order_id, giftId: gift.id, area: areaOfGift(gift, calendar), now, calendar };
      await promiseSwappedLine(tx, { ...of, lineId: line.id, day: gift.receive_on });
    }
    return ok(null);
  });
}

type Checked = {
  line: ProductLine;
  lines: ProductLine[];
  feeType: Parameters<typeof checkOffers>[1]["feeType"];
};

async function checkGift(
  tx: Tx,
  gift: GiftRow,
  lineId: number,
  now: Date,
): Promise<Result<Checked, Refusal>> {
  const { status } = deriveReceiverPermissions(gift, now);
  if (TERMINAL_GIFT_STATUSES.includes(status) && status !== "delivered") return refuse("GIFT_OVER");
  if (gift.swap !== null) return refuse("GIFT_SWAPPED");
  if (!canSwap(gift, now)) return refuse("GIFT_SWAP_TOO_LATE");
  const order = await lockCancellable(tx, gift.order_id);
  const lines = await listLinesOfGift(tx, { orderId: gift.order_id, giftId: gift.id });
  const line = lines.find(({ id }) => id === lineId);
  if (!order || !line) return refuse("GIFT_SWAP_UNAVAILABLE");
  if (line.product.status !== "paid") return refuse("GIFT_SWAP_TOO_LATE");
  return ok({ line, lines, feeType: order.shipping_fee_type });
}

/** Moves the units of a line to an option that is offered for it, whose price and stock are read under its lock. */
async function takeOption(
  tx: Tx,
  swapped: Checked & { gift: GiftRow; now: Date; calendar: DeliveryCalendar },
  optionId: number,
): Promise<Result<null, Refusal>> {
  const { line, gift } = swapped;
  await lockLotsOfOptions(tx, [line.optionId, optionId]);
  await lockStocks(tx, [line.optionId, optionId], null);
  const [checked] = await checkOffers(tx, swapped, [line], [optionId]);
  const offered = checked?.get(optionId);
  if (!offered?.ok) return refuse(offered?.code ?? "GIFT_SWAP_UNAVAILABLE");
  const { units } = line;
  await putUnitsBack(tx, { orderId: gift.order_id, optionId: line.optionId, units });
  await takeUnits(tx, { orderId: gift.order_id, optionId, units });
  return ok(null);
}
