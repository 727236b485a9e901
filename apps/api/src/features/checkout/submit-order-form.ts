import type { Input } from "@todayfruit/contract/all-calls";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { checkGiftPaymentMethod } from "@todayfruit/domain/gifts/check-gift-payment-method";
import {
  addressTimeFrom,
  giftDeadline,
  leavesBeforeAddress,
} from "@todayfruit/domain/gifts/gift-address-deadline-and-reminders";
import { won } from "@todayfruit/domain/money/won";
import { checkPaymentMethod } from "@todayfruit/domain/payments/methods/check-payment-method";
import { isCash } from "@todayfruit/domain/payments/payment-method-codes";
import { checkPointUse } from "@todayfruit/domain/points/check-point-use";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { couponDiscountsOf } from "../coupons/derive-form-coupons-and-discounts.ts";
import { buildRefusedOffersDetail } from "../offers/build-refused-offers-detail.ts";
import { findOffers } from "../offers/find-offers.repository.ts";
import {
  findPurchaseRestrictionOfOffer,
  isFromWaitingRoom,
} from "../offers/find-purchase-restriction-of-offer.ts";
import type { OrderAddress } from "../orders/address/order-address-types.ts";
import { listOfferedMethods } from "../payments/methods/offered-payment-methods.repository.ts";
import {
  addBackOwnReservation,
  refusedByAttempt,
  spendablePoints,
} from "./form/allow-for-earlier-payment-attempt.ts";
import { calculateFormPrice, type PricedForm } from "./form/calculate-form-price.ts";
import { orderAddressFromInput } from "./form/order-address-from-input.ts";
import { findOrderForm } from "./order-forms.repository.ts";
import { parseCashReceiptRequest } from "./place-order/parse-cash-receipt-request.ts";
import { type GiftRequest, parseGiftRequest } from "./place-order/parse-gift-request.ts";
import { placeOrder } from "./place-order/place-order.ts";

type Body = Input<"POST /v4/app-users/order-tmp/chk/{id}">["body"];
export type CheckReply = Answer<"POST /v4/app-users/order-tmp/chk/{id}">;

/**
 * Submits an order form before paying: recomputes everything the buyer saw and, only if it is unchanged, writes the
 * order and reserves stock and points. The amounts in the request are compared, never used.
 */
export async function submitOrderForm(
  { path, body }: Input<"POST /v4/app-users/order-tmp/chk/{id}">,
  context: BuyerContext,
): Promise<CheckReply> {
  const now = context.now();
  if (context.buyer.isBlocked) return refuse("MEMBER_BLOCKED");
  const isGift = body.isGift === true;
  if (!isGift && !body.address) return refuse("ADDRESS_REQUIRED");
  const address = body.address && !isGift ? orderAddressFromInput(body.address) : ok(null);
  if (!address.ok) return refuse(address.code);
  const missing = refusedInput(context, body, address.value);
  if (missing) return refuse(missing);

  const form = await findOrderForm(context.db, path.id, context.buyer.id, now);
  if (!form) return refuse("ORDER_TMP_NOT_FOUND");
  if (isGift !== (form.gift_count !== null)) return refuse("GIFT_NOT_AVAILABLE");
  const wish = parseGiftRequest(body.giftData, form.gift_count, now.toISOString());
  if (!wish.ok) return wish;
  const gift = wish.value;
  const ended = refusedByAttempt(form);
  if (ended) return refuse(ended);
  const addressed = { ...form, address: address.value, gift_count: gift?.receivers.length ?? null };
  const optionIds = form.lines.map((line) => line.optionId);
  const offers = addBackOwnReservation(await findOffers(context.db, optionIds, context.buyer.id), form);
  const usedPoint = Math.abs(body.chkUsedPoint);
  const calendar = await context.deliveryCalendar.read();
  const priced = calculateFormPrice(addressed, offers, usedPoint, couponDiscountsOf(form, context), {
    now,
    calendar,
  });
  if (priced.gone.length > 0 || priced.lines.length === 0) return refuse("PRODUCT_NOT_ON_SALE");

  for (const { line, offer } of priced.lines) {
    const block = findPurchaseRestrictionOfOffer(
      offer,
      line.units * (gift?.receivers.length ?? 1),
      context,
      now,
    );
    if (block) return refuse(block, buildRefusedOffersDetail([offer]));
  }
  if (priced.undeliverable.length > 0)
    return refuse("UNDELIVERABLE_AREA", buildRefusedOffersDetail(priced.undeliverable));
  const points = checkPointUse({
    usedPoint: won(usedPoint),
    balance: spendablePoints(form),
    minUsePoint: won(form.point_rules?.minUsePoint ?? 0),
    payable: won(priced.quote.price + priced.quote.usedPoint),
  });
  if (!points.ok) return refuse(points.code);
  if (body.chkPrice !== priced.quote.price)
    return refuse("PRICE_CHANGED", priceDetail(body.chkPrice, priced));
  const fromRoom = isFromWaitingRoom(priced.lines.map(({ offer }) => offer));
  if (fromRoom && priced.lines.length > 1) return refuse("WAITING_ROOM_ALONE");
  if (fromRoom && body.paymentMethodType === "vbank") return refuse("WAITING_ROOM_METHOD");
  const offered = await listOfferedMethods(context.db, context.rules.variant);
  const chosen = checkPaymentMethod(body, priced.quote.price, offered);
  if (!chosen.ok) return refuse(chosen.code);
  const { paymentMethodType: method, pgType } = chosen.value;
  if (gift) {
    const payable = checkGiftPaymentMethod({
      method,
      useEscrow: body.useEscrow === true,
      hasAccount: form.has_account,
      now: now.toISOString(),
      notifyAt: gift.notifyAt,
      days: context.rules.giftAddressDays,
    });
    if (!payable.ok) return refuse(payable.code);
    if (leavesEarly(gift, priced, context)) return refuse("GIFT_DISPATCHED_BEFORE");
  }
  const cash = await parseCashReceiptRequest(
    context,
    method,
    priced.quote.price,
    body.orderItemCashReceiptInfo,
  );
  if (!cash.ok) return refuse(cash.code);

  const turn = await context.stockQueue.enter(optionIds);
  if (turn === null) return refuse("STOCK_BUSY");
  const placed = await placeOrder(context, {
    form: addressed,
    address: address.value,
    gift,
    priced,
    method,
    pgType,
    ...cash.value,
    useEscrow: body.useEscrow === true && isCash(method),
  }).finally(turn.release);
  return placed.ok ? ok({ ...placed.value, price: priced.quote.price }) : placed;
}

/** Reports whether a product of a gift leaves its farm before the time for the address is over. */
function leavesEarly(
  { notifyAt }: GiftRequest,
  { lines }: PricedForm,
  { now, rules }: BuyerContext,
): boolean {
  const until = giftDeadline(addressTimeFrom(now().toISOString(), notifyAt), rules.giftAddressDays);
  return lines.some(({ offer }) => leavesBeforeAddress(offer.shipment_date, until));
}

function refusedInput({ buyer }: BuyerContext, body: Body, address: OrderAddress | null) {
  if (body.paymentMethodType === "billing" && buyer.grade === null) return "PAYMENT_METHOD_NOT_AVAILABLE";
  if (buyer.grade !== null || address === null) return null;
  if (address.guestOrderName === null) return "NAME_INVALID";
  return address.guestOrderPhone === null ? "PHONE_INVALID" : null;
}

/** Returns the old and the new price of what changed, so that the buyer can decide. */
function priceDetail(before: number, { quote, lines }: PricedForm): RefusalDetail {
  const changed = lines.filter(({ line, unitPrice }) => line.seenPrice !== unitPrice);
  return {
    prices: {
      before,
      after: quote.price,
      lines: changed.map(({ line, offer, unitPrice }) => ({
        name: `${offer.name} ${offer.option_name}`.slice(0, 240),
        before: line.seenPrice * line.units,
        after: unitPrice * line.units,
      })),
    },
  };
}
