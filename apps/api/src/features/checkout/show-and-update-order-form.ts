import type { Input } from "@todayfruit/contract/all-calls";
import { won } from "@todayfruit/domain/money/won";
import { checkPointUse } from "@todayfruit/domain/points/check-point-use";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import {
  type CouponForm,
  couponDiscountsOf,
  pickableCouponId,
} from "../coupons/derive-form-coupons-and-discounts.ts";
import { findOffers } from "../offers/find-offers.repository.ts";
import { spendablePoints } from "./form/allow-for-earlier-payment-attempt.ts";
import { calculateFormPrice, type PricedForm } from "./form/calculate-form-price.ts";
import { orderAddressFromInput } from "./form/order-address-from-input.ts";
import { MAX_ORDER_PRICE } from "./open-order-form.ts";
import { presentOrderForm } from "./order-form.presenter.ts";
import { findOrderForm, type OrderFormRow, saveOrderForm } from "./order-forms.repository.ts";

type Calculate = "PATCH /v4/app-users/order-tmp/calculate/{id}";
type Shown = Answer<"GET /v4/app-users/order-tmp/{id}">;

/** Shows the order form with current prices; three statements with the buyer's. */
export async function showOrderForm(
  { path: { id } }: Input<"GET /v4/app-users/order-tmp/{id}">,
  context: BuyerContext,
): Promise<Answer<"GET /v4/app-users/order-tmp/{id}">> {
  const form = await findOrderForm(context.db, id, context.buyer.id, context.now());
  if (!form) return refuse("ORDER_TMP_NOT_FOUND");
  return answerOf(context, form, await price(context, form, form.used_point));
}

/** Stores the address and returns the price there. */
export async function changeOrderFormAddress(
  { path, body }: Input<"PUT /v3/app-users/order-tmp/address/{id}">,
  context: BuyerContext,
): Promise<Answer<"PUT /v3/app-users/order-tmp/address/{id}">> {
  const address = orderAddressFromInput(body.address);
  if (!address.ok) return refuse(address.code);
  const form = await findOrderForm(context.db, path.id, context.buyer.id, context.now());
  if (!form) return refuse("ORDER_TMP_NOT_FOUND");
  if (form.gift_count !== null) return refuse("GIFT_ORDER");
  return save(context, { ...form, address: address.value }, form.used_point);
}

/**
 * Calculates the price at an address with points (원), and stores what the buyer was shown. A zonecode alone is a
 * preview.
 */
export async function calculateOrderForm(
  { path, query, body }: Input<Calculate>,
  context: BuyerContext,
): Promise<Answer<Calculate>> {
  if ("zonecode" in body) return lookAhead(context, path.id, body.zonecode);
  const address = "address" in body ? orderAddressFromInput(body.address) : ok(null);
  if (!address.ok) return refuse(address.code);
  const form = await findOrderForm(context.db, path.id, context.buyer.id, context.now());
  if (!form) return refuse("ORDER_TMP_NOT_FOUND");
  if (form.gift_count === null && query?.isGift === true) return refuse("GIFT_NOT_AVAILABLE");
  if (form.gift_count === null && address.value === null) return refuse("ADDRESS_REQUIRED");

  const usedPoint = body.usedPoint ?? form.used_point;
  const picked = {
    ...form,
    address: form.gift_count === null ? address.value : null,
    gift_count: form.gift_count === null ? null : (query?.giftCount ?? form.gift_count),
    member_coupon_id:
      body.couponId === undefined ? form.member_coupon_id : pickableCouponId(form, "products", body.couponId),
    shipping_member_coupon_id:
      body.shippingCouponId === undefined
        ? form.shipping_member_coupon_id
        : pickableCouponId(form, "shipping", body.shippingCouponId),
  };
  if (usedPoint > 0 || picked.gift_count !== null) {
    const { quote } = await price(context, picked, 0);
    // The limit of an order counts all receivers.
    if (quote.listPrice > MAX_ORDER_PRICE) return refuse("QUANTITY_TOO_LARGE");
    const points = checkPointUse({
      usedPoint: won(usedPoint),
      balance: spendablePoints(form),
      minUsePoint: won(form.point_rules?.minUsePoint ?? 0),
      payable: quote.price,
    });
    if (!points.ok) return refuse(points.code);
  }
  return save(context, picked, usedPoint);
}

/** Previews the price while the rest of the address is being typed; stores nothing. */
async function lookAhead(
  context: BuyerContext,
  id: string,
  zonecode: string,
): Promise<Answer<"PATCH /v4/app-users/order-tmp/calculate/{id}">> {
  const form = await findOrderForm(context.db, id, context.buyer.id, context.now());
  if (!form) return refuse("ORDER_TMP_NOT_FOUND");
  const priced = await price(context, { ...form, address: { zonecode } }, form.used_point);
  return answerOf(context, form, priced);
}

async function save(context: BuyerContext, form: OrderFormRow, usedPoint: number): Promise<Shown> {
  const changed = { ...form, used_point: usedPoint };
  const priced = await price(context, changed, usedPoint);
  const seen = new Map(priced.lines.map(({ line, unitPrice }) => [line.optionId, unitPrice]));
  const lines = form.lines.map((line) => ({ ...line, seenPrice: seen.get(line.optionId) ?? line.seenPrice }));
  const isKept = await saveOrderForm(context.db, {
    id: form.id,
    userId: context.buyer.id,
    address: form.address,
    usedPoint,
    couponId: form.member_coupon_id,
    shippingCouponId: form.shipping_member_coupon_id,
    giftCount: form.gift_count,
    lines,
  });
  return isKept ? answerOf(context, changed, priced) : refuse("ORDER_TMP_NOT_FOUND");
}

/** Presents the form; refuses one with no offered product as expired. */
function answerOf(context: BuyerContext, form: OrderFormRow, priced: PricedForm): Shown {
  return priced.lines.length === 0
    ? refuse("ORDER_TMP_NOT_FOUND")
    : ok(presentOrderForm(form, priced, context));
}

async function price(
  context: BuyerContext,
  form: Parameters<typeof calculateFormPrice>[0] & CouponForm,
  usedPoint: number,
): Promise<PricedForm> {
  const offers = await findOffers(
    context.db,
    form.lines.map((line) => line.optionId),
    context.buyer.id,
  );
  const calendar = await context.deliveryCalendar.read();
  return calculateFormPrice(form, offers, usedPoint, couponDiscountsOf(form, context), {
    now: context.now(),
    calendar,
  });
}
