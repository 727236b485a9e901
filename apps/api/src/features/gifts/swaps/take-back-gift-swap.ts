import type { Input } from "@todayfruit/contract/all-calls";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { lockCancellable } from "../../cancellations/cancellable-orders.repository.ts";
import { promiseSwappedLine } from "../../delivery-promises/list-and-promise-gift-days.ts";
import { deriveGiftLink } from "../../gift-links/derive-gift-link.ts";
import { addNotice } from "../../messages/outbox.repository.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { putUnitsBack, takeUnits } from "../../stock/change-stock-of-paid-order.repository.ts";
import { lockLotsOfOptions } from "../../stock/lots/units-without-lot.repository.ts";
import { lockStocks } from "../../stock/set-stock-on-hand.repository.ts";
import { findGift, type GiftRow, writeGiftDay } from "../gifts.repository.ts";
import { subjectOf } from "../notify-gift-sender-or-receiver.ts";
import { areaOfGift } from "./check-swap-offers.ts";
import { findSwap, writeTakenBack } from "./gift-swaps.repository.ts";
import { listLinesOfGift, type ProductLine } from "./list-lines-of-gift.ts";

type Call = "PUT /operator/v1/gifts/{id}/swap/take-back";
type Moved = Result<null, "GIFT_SWAP_SOLD_OUT" | "GIFT_SWAP_WAITING_ROOM">;
type Swap = NonNullable<Awaited<ReturnType<typeof findSwap>>>;

/**
 * Gives a swapped gift its first product again, until the farm accepts it and while there is stock of it; the receiver is
 * told with the reason. It cannot be swapped again.
 */
export function takeBackGiftSwap(
  { path: { id }, body: { reason } }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const seen = await findGift(tx, id);
      const order = seen && (await lockCancellable(tx, seen.order_id));
      const gift = order && (await findGift(tx, id));
      if (!gift) return refuse("GIFT_NOT_FOUND");
      const swap = await findSwap(tx, id);
      if (swap === null || swap.taken_back_at !== null) return refuse("GIFT_NOT_SWAPPED");
      const lines = await listLinesOfGift(tx, { orderId: gift.order_id, giftId: id });
      const line = lines.find((each) => each.id === swap.order_option_id);
      if (line?.product.status !== "paid") return refuse("GIFT_SWAP_TOO_LATE");
      const moved = await moveUnits(tx, gift, line, swap);
      if (!moved.ok) return moved;
      await writeTakenBack(tx, { giftId: id, reason, now: context.now() });
      await promiseAgain(tx, context, gift, line.id);
      await notifyReceiverOfTakenBackSwap(tx, context, gift, { swap, reason });
      const told = { lineId: line.id, giftId: id };
      await addAction(tx, context, {
        action: "orders.swap-take-back",
        subject: `order ${gift.order_id}`,
        before: { ...told, optionId: swap.to_option_id, name: swap.to_name },
        after: { ...told, optionId: swap.from_option_id, name: swap.from_name },
        reason,
      });
      return ok({ id, productName: swap.from_name, optionName: swap.from_option_name });
    },
    (result) => result.ok,
  );
}

/**
 * Moves the units of the line to its first option. Refused where its stock is counted and has too few, and where a
 * waiting room sells it, whose units are of those who wait in it.
 */
async function moveUnits(tx: Tx, gift: GiftRow, { units }: ProductLine, swap: Swap): Promise<Moved> {
  const { from_option_id: first, to_option_id: other } = swap;
  await lockLotsOfOptions(tx, [first, other]);
  const stocks = await lockStocks(tx, [first, other], null);
  const counted = stocks.find(({ option_id }) => option_id === first);
  if (counted && counted.waiting_room_id !== null) return refuse("GIFT_SWAP_WAITING_ROOM");
  if (counted && counted.on_hand - counted.reserved < units) return refuse("GIFT_SWAP_SOLD_OUT");
  await putUnitsBack(tx, { orderId: gift.order_id, optionId: other, units });
  await takeUnits(tx, { orderId: gift.order_id, optionId: first, units });
  return ok(null);
}

async function promiseAgain(tx: Tx, context: OperatorContext, gift: GiftRow, lineId: number): Promise<void> {
  if (gift.address === null) return;
  const calendar = await context.deliveryCalendar.read();
  const of = { orderId: gift.order_id, giftId: gift.id, area: areaOfGift(gift, calendar), calendar };
  const day = await promiseSwappedLine(tx, { ...of, now: context.now(), lineId, day: gift.receive_on });
  if (day !== gift.receive_on) await writeGiftDay(tx, gift.id, day);
}

/** Sends a notice to the number of the address, or to the one that the sender wrote; sends none without a number. */
async function notifyReceiverOfTakenBackSwap(
  tx: Tx,
  { rules, sealing, now }: OperatorContext,
  gift: GiftRow,
  { swap, reason }: { swap: Swap; reason: string },
): Promise<void> {
  const to = gift.address?.phone ?? gift.receiver_phone;
  if (to === null) return;
  await addNotice(tx, sealing, {
    template: "GIFT_SWAP_TAKEN_BACK",
    to,
    variables: {
      상호: rules.shopName,
      보낸이: gift.sender_name,
      고른상품: swap.to_name,
      상품: swap.from_name,
      사유: reason,
      링크: deriveGiftLink(rules, gift).link,
    },
    key: `gift ${gift.id} GIFT_SWAP_TAKEN_BACK 1`,
    subject: subjectOf(gift),
    now: now(),
  });
}
