import type { DeliveryCalendar } from "@todayfruit/domain/delivery/delivery-calendar";
import { areaChangeRefund } from "@todayfruit/domain/order-addresses/area-change-refund";
import type { OrderItemProductStatus } from "@todayfruit/domain/orders/status";
import type { Refund } from "@todayfruit/domain/refunds/compute-refund";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { type AreaType, areaOf } from "@todayfruit/domain/shipping/area-of-zonecode";
import type { DeliveryAddress } from "@todayfruit/domain/shipping/check-and-normalize-delivery-address";
import type { Tx } from "../../db/database.ts";
import { buildRefundInputOfOrder, givenOf } from "../cancellations/build-refund-input-of-order.ts";
import {
  addCancellation,
  listPurchasedProducts,
  type OrderRow,
  type PurchasedProduct,
  sumGiven,
} from "../cancellations/cancellable-orders.repository.ts";
import { returnPointsOf } from "../cancellations/execute-cancellation.ts";
import { type PaymentRefusal, refusedByMethod } from "../cancellations/plan-cancellation.ts";
import { renewPromisesAtAddress } from "../delivery-promises/renew-promises-of-changed-order.ts";
import type { OrderAddress } from "../orders/address/order-address-types.ts";
import { changeAddress } from "../orders/address/order-addresses.repository.ts";
import { areProductsDeliverableToArea } from "./are-products-deliverable-to-area.ts";

/** Refund of a redirection: money in 원 and points. */
export type Redirected = {
  uuid: string;
  kept: OrderAddress;
  area: AreaType;
  money: number;
  points: number;
  /** Products that go to the new address. */
  productIds: number[];
};
export type RedirectRefusal =
  | "ORDER_NOT_FOUND"
  | "GIFT_ORDER"
  | "ADDRESS_TOO_LATE"
  | "UNDELIVERABLE_AREA"
  | "AREA_FEE_DIFFERS"
  | PaymentRefusal;

type Redirection = {
  /** Order under its lock. */
  order: OrderRow;
  address: DeliveryAddress;
  calendar: DeliveryCalendar;
  by: "buyer" | "shop";
  now: Date;
};

const REASONS = { buyer: "배송지를 바꿨어요", shop: "요청하신 대로 배송지를 바꿨어요" } as const;
/** Statuses in which a product can be redirected: by its buyer until it is packed, by an operator until it is dispatched. */
const OPEN: Record<Redirection["by"], readonly OrderItemProductStatus[]> = {
  buyer: ["bank_transfer_waiting", "paid"],
  shop: ["bank_transfer_waiting", "paid", "delivery_waiting", "delivery_delay"],
};
const ENDED: readonly OrderItemProductStatus[] = ["withdraw_complete", "stock_out"];

/** Sends a locked order to another address: refunds a lower area fee and moves the promises of its lines. */
export async function redirectOrderToNewAddress(
  tx: Tx,
  { order, address, calendar, by, now }: Redirection,
): Promise<Result<Redirected, RedirectRefusal, undefined>> {
  if (order.is_gift) return refuse("GIFT_ORDER");
  const products = await listPurchasedProducts(tx, order.id);
  const open = products.filter(({ status }) => !ENDED.includes(status));
  if (open.length === 0 || open.some(({ status }) => !OPEN[by].includes(status)))
    return refuse("ADDRESS_TOO_LATE");
  const area = areaOf(address.zonecode, calendar.remoteAreas);
  if (!(await areProductsDeliverableToArea(tx, open, area))) return refuse("UNDELIVERABLE_AREA");
  const back = await planRefund(tx, order, products, { area, now });
  if (!back.ok) return back;
  if (back.value) await giveDifference(tx, order, back.value, { by, now });
  const change = { orderId: order.id, address, area, actor: by, reason: REASONS[by], now };
  const kept = await changeAddress(tx, change);
  if (!kept) throw new Error("An order that is locked is there");
  await renewPromisesAtAddress(tx, { orderId: order.id, area, now, calendar });
  const { money, points } = back.value ?? { money: 0, points: 0 };
  return ok({ uuid: order.uuid, kept, area, money, points, productIds: open.map(({ id }) => id) });
}

async function planRefund(
  tx: Tx,
  order: OrderRow,
  products: readonly PurchasedProduct[],
  { area, now }: { area: AreaType; now: Date },
): Promise<Result<Refund | null, "AREA_FEE_DIFFERS" | PaymentRefusal>> {
  const given = givenOf(products, await sumGiven(tx, order.id));
  const changed = areaChangeRefund(buildRefundInputOfOrder(order, products), given, area);
  if (!changed.ok || changed.value === null) return changed;
  if (order.payment_status !== "paid") return refuse("AREA_FEE_DIFFERS");
  const refused = changed.value.money > 0 ? refusedByMethod(order, now) : null;
  return refused === null ? changed : refuse(refused);
}

/** Records the refund of a fee difference, to which no product belongs. */
async function giveDifference(
  tx: Tx,
  order: OrderRow,
  back: Refund,
  { by, now }: Pick<Redirection, "by" | "now">,
): Promise<void> {
  await returnPointsOf(tx, order, back.points, now);
  await addCancellation(tx, {
    orderId: order.id,
    orderProductIds: [],
    money: back.money,
    points: back.points,
    taxFree: back.taxFree,
    lines: back.reasons,
    actor: by,
    reason: REASONS[by],
    status: order.status,
    to: "withdraw_complete",
    isLast: false,
    expectedRewardPoint: order.expected_reward_point,
    now,
  });
}
