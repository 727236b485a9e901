import type { OrderTmp } from "@todayfruit/contract/orders/order";
import { addDays, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { lastArrival } from "@todayfruit/domain/delivery/last-arrival";
import { giftDeadline } from "@todayfruit/domain/gifts/gift-address-deadline-and-reminders";
import { giftLineId } from "@todayfruit/domain/gifts/repeat-lines-for-receivers";
import { explainPrice } from "@todayfruit/domain/pricing/explain-price";
import type { QuotedBundle } from "@todayfruit/domain/pricing/quote-breakdown-types";
import { DEFAULT_SHIPPING_FEE_TYPE } from "@todayfruit/domain/shipping/shipping-fee-type";
import type { Static } from "typebox";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { presentBundle } from "../cart/cart.presenter.ts";
import { presentPromise } from "../catalog/map-delivery-terms-and-promise.ts";
import { presentFormCoupons } from "../coupons/coupon.presenter.ts";
import { selectedCoupon } from "../coupons/derive-form-coupons-and-discounts.ts";
import { presentPricedProduct } from "../offers/offered-product-and-option.presenter.ts";
import { presentOrderAddress } from "../orders/address/order-address.presenter.ts";
import { spendablePoints } from "./form/allow-for-earlier-payment-attempt.ts";
import type { PricedForm, PricedLine } from "./form/calculate-form-price.ts";
import { computeExpectedReward } from "./form/compute-expected-reward.ts";
import { deriveOrderNameOfForm } from "./form/derive-order-name-of-form.ts";
import { findLatestShipmentDate } from "./form/find-latest-shipment-date.ts";
import type { OrderFormRow } from "./order-forms.repository.ts";

type Reply = Static<typeof OrderTmp>;

export function presentOrderForm(form: OrderFormRow, priced: PricedForm, context: BuyerContext): Reply {
  const { buyer } = context;
  const { quote } = priced;
  const reward = computeExpectedReward(form, priced, buyer);
  const shipmentDate = findLatestShipmentDate(priced.lines);
  return {
    id: form.id,
    orderName: deriveOrderNameOfForm(priced.lines),
    address: form.address ? presentOrderAddress(form.address, priced.calendar.remoteAreas) : null,
    area: priced.area,
    totalPricesDetail: bundlesOfOne(priced).map((bundle) =>
      presentDetailEntry(bundle, priced, context.now()),
    ),
    prices: {
      listPrice: quote.listPrice,
      discountedPrice: quote.productDiscount,
      productsPrice: quote.productsPrice,
      couponDiscountPrice: quote.couponDiscount,
      todayfruitShippingFeeType: DEFAULT_SHIPPING_FEE_TYPE,
      baseShippingFee: quote.baseShippingFee,
      todayfruitAddOrtherShippingFee: quote.areaShippingFee,
      shippingFee: quote.shippingFee,
      shippingCouponDiscountPrice: quote.shippingCouponDiscount,
      usedPoint: quote.usedPoint,
      price: quote.price,
      taxFreeAmount: quote.taxFree,
    },
    explanation: presentExplanation(form, priced),
    undeliverableProducts: priced.undeliverable.map(({ id, name, undeliverable_note }) => ({
      id,
      name,
      note: undeliverable_note,
    })),
    point: spendablePoints(form),
    minUsePoint: form.point_rules?.minUsePoint ?? 0,
    ...reward,
    expectedRewardDate:
      buyer.grade === null
        ? null
        : addDays(shipmentDate, 1 + (form.point_rules?.rewardAfterDeliveryDays ?? 0)),
    expectedShipmentDate: shipmentDate,
    lastArrivalDate:
      priced.giftCount === null ? lastArrival(priced.lines.map(({ promise }) => promise)) : null,
    expiresAt: form.expires_at.toISOString(),
    ...presentFormCoupons(form, context, priced.couponGoods),
    giftCount: priced.giftCount,
    giftExpireDate:
      priced.giftCount === null
        ? null
        : kstDateOf(giftDeadline(context.now().toISOString(), context.rules.giftAddressDays)),
    placedOrderId: form.attempt && form.attempt.status !== "request" ? form.attempt.orderId : null,
  };
}

/** Explains the price of the form: each product, the shipping of each farm, coupon and points. */
function presentExplanation(form: OrderFormRow, { lines, quote }: PricedForm): Reply["explanation"] {
  const options = new Map(
    lines.map(({ line, offer }) => [String(line.optionId), `${offer.name} ${offer.option_name}`]),
  );
  const farms = new Map(lines.map(({ offer }) => [offer.distributor_id, offer.distributor_name]));
  const farmOf = new Map(quote.bundles.map(({ key, distributorId }) => [key, distributorId]));
  return explainPrice(quote, {
    ofLine: (lineId) => options.get(lineId.replace(/^\d+\//, "")) ?? "상품",
    ofBundle: (key) => farms.get(farmOf.get(key) ?? 0) ?? "농장",
    ofCoupon: {
      products: selectedCoupon(form, "products")?.name,
      shipping: selectedCoupon(form, "shipping")?.name,
    },
  });
}

/** Returns the bundles of one receiver, since every receiver of a gift gets the same. */
function bundlesOfOne({ quote, lines, giftCount }: PricedForm): QuotedBundle[] {
  const first = new Set(lines.map(({ line }) => lineIdOf(line, giftCount)));
  return quote.bundles.filter(({ lineIds }) => lineIds.some((lineId) => first.has(lineId)));
}

/** Returns the id of the line in the quote; for a gift that of the first receiver. */
function lineIdOf({ optionId }: PricedLine["line"], giftCount: number | null): string {
  return giftLineId(giftCount === null ? null : 1, String(optionId));
}

function presentDetailEntry(
  bundle: QuotedBundle,
  { lines, giftCount }: PricedForm,
  now: Date,
): Reply["totalPricesDetail"][number] {
  const own = lines.filter(({ line }) => bundle.lineIds.includes(lineIdOf(line, giftCount)));
  const [first] = own;
  if (!first) throw new Error("A bundle has at least one line");
  const { distributor_id, distributor_name, distributor_region } = first.offer;
  return {
    distributor: { id: distributor_id, name: distributor_name, region: distributor_region },
    bundleItems: [...Map.groupBy(own, ({ offer }) => offer.id).values()].map((item) =>
      presentItem(item, now),
    ),
    shipping: presentBundle(bundle),
  };
}

function presentItem(
  lines: PricedLine[],
  now: Date,
): Reply["totalPricesDetail"][number]["bundleItems"][number] {
  const [first] = lines;
  if (!first) throw new Error("An item has at least one line");
  return {
    product: presentPricedProduct(first.offer, now),
    optionGroups: lines.map(({ line, offer, promise, unitPrice }) => ({
      id: String(line.optionId),
      optionId: line.optionId,
      name: offer.option_name,
      optionUnit: line.units,
      price: unitPrice,
      listPrice: offer.option_list_price,
      shipmentDate: offer.shipment_date,
      deliveryPromise: presentPromise(promise),
    })),
  };
}
