import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { COUPON_TARGETS } from "@todayfruit/domain/coupons/coupon-types";
import { won } from "@todayfruit/domain/money/won";
import { spendPointsFromLots } from "@todayfruit/domain/points/spend-points-from-lots";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { addReceiptRequest } from "../../cash-receipts/add-receipt-request.repository.ts";
import { useEscrow } from "../../cash-receipts/put-payment-into-escrow.repository.ts";
import { saveReceiptNumber } from "../../cash-receipts/saved-receipt-number.repository.ts";
import { useCoupon } from "../../coupons/coupons.repository.ts";
import { selectedCoupon } from "../../coupons/derive-form-coupons-and-discounts.ts";
import { sendGift } from "../../gift-links/send-gift.ts";
import { buildRefusedOffersDetail } from "../../offers/build-refused-offers-detail.ts";
import { closeOrder, releaseStock } from "../../payments/settlement/order-closing.repository.ts";
import {
  commitStock,
  lockSettlement,
  markOrderPaid,
  recordCapture,
} from "../../payments/settlement/settlement.repository.ts";
import { lockLots, returnPoints, takePoints } from "../../points/point-lots.repository.ts";
import { claimPlace } from "../../waiting-rooms/claim-place-for-order.repository.ts";
import type { PricedLine } from "../form/calculate-form-price.ts";
import { buildOrder, type OrderPlacement } from "./build-order.ts";
import { addOrder, countLeft, lockForm, lockLiveOrder, reserveStock } from "./place-order.repository.ts";

type Placed = Result<
  { orderId: string; needsPayment: boolean; giftGroupId: number | null },
  | "ORDER_TMP_NOT_FOUND"
  | "ORDER_ALREADY_PAID"
  | "PAYMENT_PENDING"
  | "SOLD_OUT"
  | "NOT_ENOUGH_STOCK"
  | "POINTS_NOT_ENOUGH"
  | "COUPON_USED"
  | "WAITING_ROOM_ONLY",
  RefusalDetail | undefined
>;

/**
 * Writes the order with its waiting payment and reserves stock and points, all or nothing. An earlier unpaid attempt of
 * the form is closed first. An order paid by points alone is paid at once.
 */
export async function placeOrder(context: BuyerContext, placement: OrderPlacement): Promise<Placed> {
  context.fault("checkout.before-write");
  const placed = await context.db.transaction(
    (tx) => place(context, tx, placement),
    (result) => result.ok,
  );
  if (placed.ok) context.fault("checkout.after-commit");
  return placed;
}

async function place(context: BuyerContext, tx: Tx, placement: OrderPlacement): Promise<Placed> {
  const { form, priced, method } = placement;
  const now = context.now();
  const earlier = await closePreviousOrder(tx, form.id, now);
  if (!earlier.ok) return earlier;

  const orderId = context.uuid();
  const { id: rowId, gift_group_id: giftGroupId } = await addOrder(
    tx,
    buildOrder(context, placement, orderId),
  );
  await attachCashReceipt(tx, context, placement, rowId);
  context.fault("checkout.after-order");
  if (!(await useCoupons(tx, placement, rowId))) return refuse("COUPON_USED");
  if (priced.quote.usedPoint > 0) {
    const lots = (await lockLots(tx, context.buyer.id)).map((lot) => ({
      id: lot.id,
      remaining: won(lot.remaining),
      availableFrom: lot.available_at.toISOString(),
      expiresAt: lot.expires_at.toISOString(),
    }));
    const takes = spendPointsFromLots(lots, priced.quote.usedPoint, now.toISOString());
    if (!takes.ok) return refuse("POINTS_NOT_ENOUGH");
    await takePoints(tx, { userId: context.buyer.id, orderId: rowId, takes: takes.value, now });
  }
  // Reserved last, because every buyer of the option waits for this row until the transaction ends.
  const counted = priced.lines.filter(({ offer }) => isCounted(offer));
  const units = counted.map(({ line }) => ({ ...line, units: line.units * (priced.giftCount ?? 1) }));
  const [line] = counted.some(({ offer }) => offer.waiting_room_id !== null) ? units : [];
  if (line && !(await claimPlace(tx, { ...line, orderId: rowId, now }))) return refuse("WAITING_ROOM_ONLY");
  const held = await reserveStock(tx, rowId, units, line !== undefined);
  const short = counted.filter(({ line }) => !held.has(line.optionId));
  if (short.length > 0) return refuseShort(tx, short);
  context.fault("checkout.after-hold");

  if (method === "point") await payWithPoints(context, tx, orderId, now);
  return ok({ orderId, needsPayment: method !== "point", giftGroupId });
}

/** Uses the selected coupons for the order; returns false when another order has one of them. */
async function useCoupons(tx: Tx, { form, gift, priced }: OrderPlacement, orderId: number): Promise<boolean> {
  for (const target of COUPON_TARGETS) {
    const coupon = selectedCoupon(form, target);
    const { couponDiscount, shippingCouponDiscount } = priced.quote;
    const discount = target === "products" ? couponDiscount : shippingCouponDiscount;
    if (!coupon || discount === 0) continue;
    // A declined gift must not cost its sender the coupon, since a partial refund of a gift is expected.
    const minPrice = gift ? 0 : coupon.minPrice;
    const use = { orderId, memberCouponId: coupon.id, target, discount, minPrice };
    if (!(await useCoupon(tx, use))) return false;
  }
  return true;
}

/**
 * Refuses with `SOLD_OUT` and the sold-out options if there are any, otherwise with `NOT_ENOUGH_STOCK` and the units
 * left of each.
 */
async function refuseShort(tx: Tx, short: readonly PricedLine[]): Promise<Placed> {
  const left = await countLeft(
    tx,
    short.map(({ line }) => line.optionId),
  );
  const offers = short.map(({ offer }) => ({ ...offer, remaining: left.get(offer.option_id) ?? 0 }));
  const gone = offers.filter(({ remaining }) => remaining <= 0);
  return gone.length > 0
    ? refuse("SOLD_OUT", buildRefusedOffersDetail(gone))
    : refuse("NOT_ENOUGH_STOCK", buildRefusedOffersDetail(offers));
}

/** Stores what belongs to a cash payment: its receipt, the saved number, and escrow. */
async function attachCashReceipt(
  tx: Tx,
  { buyer, now }: BuyerContext,
  { receipt, isSaved, ...cash }: OrderPlacement,
  orderId: number,
): Promise<void> {
  if (receipt) await addReceiptRequest(tx, orderId, receipt);
  if (isSaved && receipt?.sealed)
    await saveReceiptNumber(tx, buyer.id, { ...receipt, sealed: receipt.sealed }, now());
  if (cash.useEscrow) await useEscrow(tx, orderId);
}

async function closePreviousOrder(
  tx: Tx,
  formId: string,
  now: Date,
): Promise<Result<null, EarlierRefusal, undefined>> {
  if (!(await lockForm(tx, formId))) return refuse("ORDER_TMP_NOT_FOUND");
  const earlier = await lockLiveOrder(tx, formId);
  if (earlier === null) return ok(null);
  if (earlier.order_status !== "request") return refuse("ORDER_ALREADY_PAID");
  if (earlier.payment_key !== null) return refuse("PAYMENT_PENDING");
  await returnPoints(tx, earlier.order_id, now);
  await releaseStock(tx, earlier.order_id);
  await closeOrder(tx, {
    orderId: earlier.order_id,
    to: "incomplete",
    actor: "buyer",
    reason: "주문서에서 다시 결제했어요",
    failure: null,
    now,
  });
  return ok(null);
}

type EarlierRefusal = "ORDER_TMP_NOT_FOUND" | "ORDER_ALREADY_PAID" | "PAYMENT_PENDING";

async function payWithPoints({ rules }: BuyerContext, tx: Tx, orderUuid: string, now: Date): Promise<void> {
  const row = await lockSettlement(tx, orderUuid);
  if (!row) throw new Error("The order was written in this transaction");
  await recordCapture(tx, {
    paymentId: row.payment_id,
    paymentKey: null,
    providerStatus: "DONE",
    amount: 0,
    cardText: null,
    receiptUrl: null,
    approvedAt: now,
    checkAt: null,
    now,
  });
  await markOrderPaid(tx, { orderId: row.order_id, actor: "buyer", now });
  if (row.is_gift) await sendGift(tx, { orderId: row.order_id, secret: rules.giftLinkSecret, now });
  await commitStock(tx, row.order_id);
}

/** Returns true for an option with counted stock; others have no row to reserve. */
function isCounted({ option_status, remaining }: PricedLine["offer"]): boolean {
  return option_status !== "unlimited_stock_in" && remaining !== null;
}
