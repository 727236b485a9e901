import type { OrderItem, OrderSummary } from "@todayfruit/contract/orders/order";
import { addDays } from "@todayfruit/domain/calendar/kst";
import { lastArrival } from "@todayfruit/domain/delivery/last-arrival";
import { won } from "@todayfruit/domain/money/won";
import type { OrderItemProductStatus } from "@todayfruit/domain/orders/status";
import { expectedPhotoReviewPoint, expectedRewardDate } from "@todayfruit/domain/points/expected-rewards";
import { explainPrice } from "@todayfruit/domain/pricing/explain-price";
import type { QuoteReasonCode } from "@todayfruit/domain/pricing/quote-breakdown-types";
import { explainRefund } from "@todayfruit/domain/refunds/explain-refund";
import type { RemoteAreaRange } from "@todayfruit/domain/shipping/area-of-zonecode";
import type { Static } from "typebox";
import { presentOrderAddress } from "./address/order-address.presenter.ts";
import { findFarmNameOfBundle } from "./find-farm-name-of-bundle.ts";
import { presentProduct, presentPromisedDelivery } from "./ordered-product.presenter.ts";
import type { OrderedProduct, OrderRow, OrderSummaryRow, RefundColumns } from "./read-orders.repository.ts";
import { presentVirtualAccount } from "./virtual-account.presenter.ts";

type Payment = Static<typeof OrderItem>["payment"];
type Summary = Static<typeof OrderSummary>;

/** Presents an order as a row of a list, with what its buyer can do at an instant. */
export function presentOrderSummary(row: OrderSummaryRow, now: Date): Summary {
  return {
    id: row.id,
    uuid: row.uuid,
    orderNumber: row.number,
    orderName: row.order_name,
    orderItemStatus: row.status,
    createdAt: row.created_at.toISOString(),
    orderItemPrice: {
      totalShippingFee: row.base_shipping_fee + row.area_shipping_fee,
      secondaryAreaShippingFee: row.area === "secondary_area" ? row.area_shipping_fee : 0,
      thirdAreaShippingFee: row.area === "third_area" ? row.area_shipping_fee : 0,
      totalListPrice: row.list_price,
      totalProductsPrice: row.products_price,
      totalPrice: row.price,
      todayfruitDiscountShippingFee: shippingDiscountOf(row),
      couponDiscountPrice: row.coupon_discount,
      usedPoint: row.used_point,
      totalRewardPoint: row.expected_reward_point,
    },
    orderItemProducts: row.products.map((product) => presentProduct(row, product, now)),
    giftGroupId: row.gift?.id ?? null,
    giftCount: row.gift?.count ?? null,
    lastArrivalDate: lastArrivalOf(row.products),
    depositUntil: row.status === "bank_transfer_waiting" ? (row.deposit_until?.toISOString() ?? null) : null,
  };
}

export function presentOrder(
  row: OrderRow,
  remoteAreas: readonly RemoteAreaRange[],
  now: Date,
): Static<typeof OrderItem> {
  return {
    ...presentOrderSummary(row, now),
    receipt: row.receipt_url,
    receiptType: row.receipt_type,
    memo: row.memo,
    paymentExpirationDate:
      row.status === "bank_transfer_waiting" ? (row.vbank_due_at?.toISOString() ?? null) : null,
    todayfruitShippingFeeType: row.shipping_fee_type,
    withdrawType: row.withdraw_type,
    withdrawNotice: row.cancel_denied_reason,
    selectedPg: row.selected_pg,
    address: row.address && presentOrderAddress(row.address, remoteAreas),
    isFirstPurchase: row.is_first_purchase,
    attributionOrder: row.utm,
    payment: {
      paymentMethodType: row.method,
      paymentStatus: row.payment_status,
      paymentVbank: presentVirtualAccount(row),
      cardText: row.card_text,
      approvedAt: row.approved_at?.toISOString() ?? null,
      receiptUrl: row.receipt_url,
      refundedPrice: row.refunded,
      useEscrow: row.use_escrow,
      cashReceipt: presentReceipt(row),
    },
    explanation: presentExplanation(row),
    refunds: (row.refunds ?? []).map((refund) => presentRefund(refund, row.products)),
    returnedCoupons: (row.returned_coupons ?? []).map(({ name, validUntil }) => ({
      name,
      validUntil: new Date(validUntil).toISOString(),
    })),
    timeline: row.events.map(({ to_status, at, reason, product_name }) => ({
      orderItemStatus: to_status,
      productName: product_name,
      at: new Date(at).toISOString(),
      reason,
    })),
    expectedRewardPoint: row.expected_reward_point,
    ...presentRewards(row),
    expectedShipmentDate: row.expected_shipment_date,
  };
}

/** Presents what the order can earn besides its reward, by the rules under which it was placed. */
function presentRewards(row: OrderRow) {
  const { grade, point_rules: points } = row;
  const kept = row.products.filter(({ status }) => !ENDED.includes(status)).length;
  return {
    expectedRewardDate:
      grade === null
        ? null
        : expectedRewardDate(addDays(row.expected_shipment_date, 1), points?.rewardAfterDeliveryDays ?? 0),
    expectedPhotoReviewPoint:
      grade === null ? 0 : expectedPhotoReviewPoint(won(points?.photoReviewPoint ?? 0), kept),
    minUsePoint: points?.minUsePoint ?? 0,
    purchasePointPer: row.grade_rules?.find((rule) => rule.grade === grade)?.purchasePointPer ?? 0,
  };
}

/** Statuses of products that are not kept: nobody will review them, and none of them arrives. */
const ENDED: readonly OrderItemProductStatus[] = ["withdraw_complete", "stock_out", "return_complete"];

function presentReceipt({ receipt, receipt_type }: OrderRow): Payment["cashReceipt"] {
  if (receipt === null) return null;
  const { masked, amount, issued, has_failed, issue_number, receipt_url } = receipt;
  const status = amount > 0 ? "issued" : issued > 0 ? "canceled" : has_failed ? "failed" : "waiting";
  return {
    receiptType: receipt_type,
    status,
    identityNo: masked,
    amount,
    issueNumber: issue_number,
    receiptUrl: receipt_url,
  };
}

/** Explains the price as it was quoted; empty when the order costs something else since. */
function presentExplanation(row: OrderRow): Static<typeof OrderItem>["explanation"] {
  const bought = row.products.flatMap((product) => product.bought ?? []);
  const options = new Map([
    ...row.products.flatMap((product) =>
      product.options.map((option) => [String(option.option_id), `${product.name} ${option.name}`] as const),
    ),
    ...bought.map(({ option_id, name }) => [String(option_id), name] as const),
  ]);
  const farms = new Map(
    [...row.products, ...bought].map((each) => [each.distributor_id, each.distributor_name]),
  );
  const farmOf = new Map(row.quote.bundles.map(({ key, distributorId }) => [key, distributorId]));
  const lines = explainPrice(row.quote, {
    ofLine: (lineId) => options.get(lineId.replace(/^\d+\//, "")) ?? "상품",
    ofBundle: (key) => farms.get(farmOf.get(key) ?? 0) ?? "농장",
    ofCoupon: row.coupon_names ?? {},
  });
  return lines.reduce((sum, { amount }) => sum + amount, 0) === row.price ? lines : [];
}

const SHIPPING_DISCOUNTS: readonly QuoteReasonCode[] = [
  "FREE_SHIPPING",
  "SHOP_PAYS_SHIPPING",
  "SHIPPING_COUPON",
];

/** Presents what was given back, each amount with its reason. */
function presentRefund(
  { at, money, points, lines, doneAt }: RefundColumns,
  products: readonly OrderedProduct[],
): Static<typeof OrderItem>["refunds"][number] {
  return {
    at: new Date(at).toISOString(),
    refundPrice: money,
    refundPoint: points,
    lines: explainRefund(lines, {
      ofProduct: (id) => products.find((product) => product.id === id)?.name ?? null,
      ofBundle: (key) => findFarmNameOfBundle(key, products),
    }),
    doneAt: doneAt === null ? null : new Date(doneAt).toISOString(),
  };
}

/** Sums the discounts of the shipping fee in the order's quote, in 원. */
function shippingDiscountOf({ quote }: OrderSummaryRow): number {
  const taken = quote.reasons.filter(({ code }) => SHIPPING_DISCOUNTS.includes(code));
  return Math.abs(taken.reduce((sum, { amount }) => sum + amount, 0));
}

function lastArrivalOf(products: readonly OrderedProduct[]): string | null {
  const open = products.filter(({ status }) => !ENDED.includes(status));
  return lastArrival(open.flatMap(({ options }) => options.map(presentPromisedDelivery)));
}
