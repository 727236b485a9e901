import { reconcilePayments } from "../../features/payments/settlement/reconcile-payments.ts";
import { createAccountWithBelongings } from "../account-with-belongings.ts";
import { buyThroughCart } from "../buy-through-cart.ts";
import { cancelProduct, cancelWhole } from "../cancel-order-steps.ts";
import { authorize, placeOrder } from "../checkout-steps.ts";
import { operator } from "../operator-account-and-login-steps.ts";
import {
  ADDRESS,
  givePoints,
  guest,
  member,
  seedProduct,
  seedRules,
} from "../product-and-member-fixtures.ts";
import { later } from "../read-and-set-shop-state.ts";
import { buyAndReceive, requestReturn } from "../return-request-steps.ts";
import { createTestShop, type TestShop } from "../test-shop.ts";

/** Shop with a history; the ids are those of its orders. */
export type ShopWithPastOrders = {
  shop: TestShop;
  /** Orders: paid by card, with one of two products cancelled, with points, with one product out of stock. */
  paid: number;
  partly: number;
  withPoints: number;
  outOfStock: number;
  /** Orders: cancelled whole, refunded whole because its money came late, replaced and refunded after claims. */
  cancelled: number;
  late: number;
  replaced: number;
  claimed: number;
  /** Orders waiting for the payment window and for a deposit. */
  open: number;
  /** Option whose stock an operator counted. */
  counted: number;
};

/**
 * Creates a shop with sound books in which each kind of movement of money, stock and points happened once.
 *
 * @param begin prepares the empty shop
 */
export async function createShopWithPastOrders(
  begin?: (shop: TestShop) => Promise<void>,
): Promise<ShopWithPastOrders> {
  const shop = await createTestShop();
  await begin?.(shop);
  await seedRules(shop.database.db);
  await createAccountWithBelongings(shop, "member", { sendsGift: true, reviews: true });
  const work = (await operator(shop)).token;
  const token = await member(shop);
  const two = [{ price: 10_000 }, { price: 8000 }];

  const paid = await buyThroughCart(shop, token, two);
  const partly = await buyThroughCart(shop, token, two);
  await cancelProduct(shop, token, partly, 0);
  await givePoints(shop, token, 5000);
  const withPoints = await buyThroughCart(shop, token, [{ price: 20_000 }], 3000);
  const cancelled = await buyThroughCart(shop, token, two);
  await cancelWhole(shop, token, cancelled);
  const outOfStock = await buyThroughCart(shop, token, two);
  await shop.call(work, "PUT /operator/v1/orders/{id}/stock-out", {
    path: { id: outOfStock.id },
    body: { reason: "없어요", orderItemProductIds: [outOfStock.productIds[0] ?? 0] },
  });
  const late = await paidTooLate(shop);
  const replaced = await claimOf(shop, token, work, "replace");
  const claimed = await claimOf(shop, token, work, "refund");
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 10 });
  await shop.call(work, "PUT /operator/v1/options/{id}/stock", {
    path: { id: optionIds[0] },
    body: { onHand: 15, reason: "실사" },
  });
  const vbank = { method: "vbank", window: "VIRTUAL_ACCOUNT" } as const;
  await buyThroughCart(shop, token, [{ price: 9000 }], 0, ADDRESS, vbank);
  const open = await placeOrder(shop, await guest(shop), { productId, optionId: optionIds[0], units: 2 });
  return {
    shop,
    paid: paid.id,
    partly: partly.id,
    withPoints: withPoints.id,
    outOfStock: outOfStock.id,
    cancelled: cancelled.id,
    late,
    replaced,
    claimed,
    open: await idOf(shop, open.orderId),
    counted: optionIds[0],
  };
}

/** Pays for an order after its buyer gave it up; returns the order's id. */
async function paidTooLate(shop: TestShop): Promise<number> {
  const token = await guest(shop);
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 10 });
  const order = await placeOrder(shop, token, { productId, optionId: optionIds[0] });
  const paymentKey = await authorize(shop, order);
  const { orderId, price: amount } = order;
  await shop.call(token, "POST /v1/payments/{orderId}/fail", {
    path: { orderId },
    body: { code: "PAY_PROCESS_CANCELED", message: "결제를 취소했어요" },
  });
  await shop.services.payments.confirm({ paymentKey, orderId, amount, idempotencyKey: `late ${orderId}` });
  await shop.call(null, "POST /v1/payments/webhooks/toss", {
    body: {
      eventType: "PAYMENT_STATUS_CHANGED",
      createdAt: "late",
      data: { orderId, status: "DONE", paymentKey },
    },
  });
  later(shop, 1);
  await reconcilePayments(shop.services);
  return idOf(shop, orderId);
}

async function claimOf(
  shop: TestShop,
  token: string,
  work: string,
  wish: "refund" | "replace",
): Promise<number> {
  const { order, option } = await buyAndReceive(shop, token, [{ price: 20_000, stock: 5 }]);
  const asked = await requestReturn(shop, token, order, { wish, options: [{ id: option, optionUnit: 1 }] });
  await shop.call(work, "PUT /operator/v1/claims/{id}/approve", { path: { id: asked.reply.id }, body: {} });
  return order.id;
}

async function idOf(shop: TestShop, uuid: string): Promise<number> {
  const { rows } = await shop.database.db.pool.query("select id from orders where uuid = $1", [uuid]);
  return rows[0].id;
}
