import type { Input } from "@todayfruit/contract/all-calls";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { formatWon } from "@todayfruit/domain/money/format-won";
import { won } from "@todayfruit/domain/money/won";
import {
  checkOptionChange,
  type OptionChangeRefusal,
} from "@todayfruit/domain/order-options/check-option-change";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../db/database.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { lockCancellable, type OrderRow } from "../cancellations/cancellable-orders.repository.ts";
import { unitPriceOf } from "../offers/convert-offer-to-quote-line.ts";
import { findOffers } from "../offers/find-offers.repository.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { announceAboutOrder } from "../orders/notices/announce-about-order.ts";
import { putUnitsBack, takeUnits } from "../stock/change-stock-of-paid-order.repository.ts";
import { lockLotsOfOptions } from "../stock/lots/units-without-lot.repository.ts";
import { lockStocks } from "../stock/set-stock-on-hand.repository.ts";
import { takeLotsAsFarAsTheySuffice } from "../stock-lots/allocation/plan-or-take-lots.ts";
import { findOrderLine, type OrderLineRow, setOptionOfLine } from "./order-options.repository.ts";

type Call = "PUT /operator/v1/orders/{id}/option";

const TIMELINE_REASON = "요청하신 대로 옵션을 바꿨어요";

/**
 * Sends another option of the same product and price for a paid line that is not dispatched: its units move in the
 * ledger of stock, the farm is owed the cost of the new option, and the buyer is told. What was paid stays.
 */
export function changeOrderOption(
  { path: { id }, body }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const order = await lockCancellable(tx, id);
      if (!order) return refuse("ORDER_NOT_FOUND");
      if (order.is_gift) return refuse("GIFT_ORDER");
      const line = await findOrderLine(tx, id, body.lineId);
      if (!line) return refuse("ORDER_LINE_NOT_FOUND");
      await lockLotsOfOptions(tx, [line.option_id, body.optionId]);
      await lockStocks(tx, [line.option_id, body.optionId], null);
      const checked = await check(tx, order, { line, optionId: body.optionId, now: context.now() });
      if (!checked.ok) return checked;
      return ok(await change(tx, context, { orderId: id, line, ...body }));
    },
    (result) => result.ok,
  );
}

/** Checks the option under the lock of its stock; another price is refused with both. */
async function check(
  tx: Tx,
  order: OrderRow,
  { line, optionId, now }: { line: OrderLineRow; optionId: number; now: Date },
): Promise<Result<null, OptionChangeRefusal, RefusalDetail | undefined>> {
  const offer = (await findOffers(tx, [optionId], order.user_id)).get(optionId);
  const offered = offer
    ? {
        productId: offer.id,
        optionId,
        status: offer.option_status,
        unitPrice: unitPriceOf(offer, now),
        remaining: offer.remaining,
        shipmentDate: offer.shipment_date,
        isFromWaitingRoom: offer.waiting_room_id !== null,
      }
    : null;
  const ordered = {
    productId: line.product_id,
    optionId: line.option_id,
    status: line.status,
    units: line.units,
    unitPrice: line.unit_price,
    shipmentDate: line.shipment_date,
  };
  const checked = checkOptionChange(ordered, offered);
  if (checked.ok || checked.code !== "OPTION_CHANGE_PRICE_DIFFERS" || !offered) return checked;
  const [paid, current] = [line.unit_price, offered.unitPrice].map((price) => formatWon(won(price)));
  return refuse(checked.code, {
    fields: [{ field: "optionId", message: `낸 값 ${paid}, 지금 값 ${current}` }],
  });
}

type Change = { orderId: number; line: OrderLineRow; optionId: number; reason: string };

/** Moves the units, writes the line, tells the buyer and records the change in the trail. */
async function change(
  tx: Tx,
  context: OperatorContext,
  { orderId, line, optionId, reason }: Change,
): Promise<{ id: number; lineId: number; optionId: number; optionName: string }> {
  const now = context.now();
  const { id: lineId, units } = line;
  await putUnitsBack(tx, { orderId, optionId: line.option_id, units });
  await takeUnits(tx, { orderId, optionId, units });
  const optionName = await setOptionOfLine(tx, { orderId, lineId, optionId, reason: TIMELINE_REASON, now });
  if (line.status !== "paid") {
    const productIds = [line.order_product_id];
    await takeLotsAsFarAsTheySuffice(tx, { productIds, optionId, now });
  }
  await announceAboutOrder(tx, context, {
    orderId,
    productIds: [line.order_product_id],
    template: "ORDER_OPTION_CHANGED",
    variables: { 이전옵션: line.name, 새옵션: optionName, 사유: reason },
    key: `line ${lineId} option ${now.toISOString()}`,
  });
  await addAction(tx, context, {
    action: "orders.option",
    subject: `order ${orderId}`,
    before: { lineId, optionId: line.option_id, optionName: line.name },
    after: { lineId, optionId, optionName },
    reason,
  });
  return { id: orderId, lineId, optionId, optionName };
}
