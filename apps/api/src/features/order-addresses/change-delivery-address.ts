import type { Input } from "@todayfruit/contract/all-calls";
import type { orderAddressCalls } from "@todayfruit/contract/order-addresses/order-addresses.calls";
import { areaChangeRefund } from "@todayfruit/domain/order-addresses/area-change-refund";
import type { OrderItemProductStatus } from "@todayfruit/domain/orders/status";
import type { Refund } from "@todayfruit/domain/refunds/refund";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { type AreaType, areaOf } from "@todayfruit/domain/shipping/area";
import { type DeliveryAddress, readDeliveryAddress } from "@todayfruit/domain/shipping/delivery-address";
import { isUndeliverable } from "@todayfruit/domain/shipping/undeliverable";
import type { Tx } from "../../db/database.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/context.ts";
import {
  addCancellation,
  listPurchasedProducts,
  lockCancellable,
  type OrderRow,
  type PurchasedProduct,
  sumGiven,
} from "../cancellations/cancellations.repository.ts";
import { returnPointsOf } from "../cancellations/execute-cancellation.ts";
import { type PaymentRefusal, refusedByMethod } from "../cancellations/plan-cancellation.ts";
import { givenOf, purchasedLinesOf } from "../cancellations/purchased-lines.ts";
import { presentOrderAddress } from "../orders/address/order-address.presenter.ts";
import { changeAddress, listFlags } from "../orders/change-order-address.repository.ts";
import { canAccessOrder } from "../orders/order.policy.ts";
import { refundMoney } from "../payments/refunds/refund-money.ts";

type Call = (typeof orderAddressCalls)["PUT /v1/app-users/orders/{id}/delivery-address"];
type Done = {
  uuid: string;
  reply: Extract<Answer<"PUT /v1/app-users/orders/{id}/delivery-address">, { ok: true }>["value"];
};
type Refusal = Exclude<Call["refusals"][number], "PHONE_INVALID" | "ZONECODE_MISMATCH">;

const REASON = "배송지를 바꿨어요";
/** Statuses in which no product is being packed yet. */
const OPEN: readonly OrderItemProductStatus[] = ["bank_transfer_waiting", "paid"];
const ENDED: readonly OrderItemProductStatus[] = ["withdraw_complete", "stock_out"];

/**
 * Changes the delivery address of an order of which nothing is being packed yet. A lower area fee refunds the
 * difference, money before points; a higher one is refused. The amount of an unpaid order is fixed, so its area fee
 * must stay equal.
 */
export async function changeDeliveryAddress(
  { path, body }: Input<"PUT /v1/app-users/orders/{id}/delivery-address">,
  context: BuyerContext,
): Promise<Answer<"PUT /v1/app-users/orders/{id}/delivery-address">> {
  const address = readDeliveryAddress(body);
  if (!address.ok) return refuse(address.code);
  const done = await context.db.transaction<Result<Done, Refusal, undefined>>(
    (tx) => changeLocked(context, tx, path.id, address.value),
    (result) => result.ok,
  );
  if (!done.ok) return done;
  if (done.value.reply.refundPrice > 0) await refundMoney(context, done.value.uuid);
  return ok(done.value.reply);
}

async function changeLocked(
  context: BuyerContext,
  tx: Tx,
  orderId: number,
  address: DeliveryAddress,
): Promise<Result<Done, Refusal, undefined>> {
  const now = context.now();
  const order = await lockCancellable(tx, orderId);
  if (!order || !(await canAccessOrder(tx, context, order))) return refuse("ORDER_NOT_FOUND");
  if (order.is_gift) return refuse("GIFT_ORDER");
  const products = await listPurchasedProducts(tx, order.id);
  const open = products.filter(({ status }) => !ENDED.includes(status));
  if (open.length === 0 || open.some(({ status }) => !OPEN.includes(status)))
    return refuse("ADDRESS_TOO_LATE");
  const area = areaOf(address.zonecode);
  if (!(await isReached(tx, open, area))) return refuse("UNDELIVERABLE_AREA");
  const back = await planRefund(tx, order, products, { area, now });
  if (!back.ok) return back;
  if (back.value) await giveDifference(context, tx, order, back.value);
  const kept = await changeAddress(tx, { orderId, address, area, reason: REASON, now });
  if (!kept) throw new Error("An order that is locked is there");
  const { money, points } = back.value ?? { money: 0, points: 0 };
  const reply = {
    id: order.id,
    address: presentOrderAddress(kept),
    refundPrice: money,
    refundPoint: points,
  };
  return ok({ uuid: order.uuid, reply });
}

async function isReached(tx: Tx, products: readonly PurchasedProduct[], area: AreaType): Promise<boolean> {
  const flags = await listFlags(
    tx,
    products.map(({ product_id }) => product_id),
  );
  return !flags.some(({ primary_area, secondary_area, third_area }) =>
    isUndeliverable(
      { primaryArea: primary_area, secondaryArea: secondary_area, thirdArea: third_area },
      area,
    ),
  );
}

async function planRefund(
  tx: Tx,
  order: OrderRow,
  products: readonly PurchasedProduct[],
  { area, now }: { area: AreaType; now: Date },
): Promise<Result<Refund | null, "AREA_FEE_DIFFERS" | PaymentRefusal>> {
  const given = givenOf(products, await sumGiven(tx, order.id));
  const changed = areaChangeRefund(purchasedLinesOf(order, products), given, area);
  if (!changed.ok || changed.value === null) return changed;
  if (order.payment_status !== "paid") return refuse("AREA_FEE_DIFFERS");
  const refused = changed.value.money > 0 ? refusedByMethod(order, now) : null;
  return refused === null ? changed : refuse(refused);
}

/** Records the refund of a fee difference, to which no product belongs. */
async function giveDifference({ now }: BuyerContext, tx: Tx, order: OrderRow, back: Refund): Promise<void> {
  await returnPointsOf(tx, order, back.points, now());
  await addCancellation(tx, {
    orderId: order.id,
    orderProductIds: [],
    money: back.money,
    points: back.points,
    taxFree: back.taxFree,
    lines: back.reasons,
    actor: "buyer",
    reason: REASON,
    status: order.status,
    to: "withdraw_complete",
    isLast: false,
    expectedRewardPoint: order.expected_reward_point,
    now: now(),
  });
}
