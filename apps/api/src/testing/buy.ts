import { ADDRESS } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

export type Placed = { orderId: string; price: number; orderTmpId: string };

/** From product to an order that waits for its payment. */
export async function placeOrder(
  shop: TestShop,
  token: string,
  pick: { productId: number; optionId: number; units?: number },
  method: "card" | "vbank" = "card",
): Promise<Placed> {
  const tmp = await shop.call(token, "POST /v4/app-users/order-tmp", {
    body: {
      productId: pick.productId,
      optionGroups: [{ optionId: pick.optionId, optionUnit: pick.units ?? 1 }],
    },
  });
  const { id } = tmp.reply;
  const form = await shop.call(token, "PATCH /v4/app-users/order-tmp/calculate/{id}", {
    path: { id },
    body: { address: ADDRESS },
  });
  if (form.status !== 200) throw new Error(`calculate: ${JSON.stringify(form.refusal)}`);
  const chk = await shop.call(token, "POST /v4/app-users/order-tmp/chk/{id}", {
    path: { id },
    body: {
      address: ADDRESS,
      chkPrice: form.reply.prices.price,
      chkUsedPoint: 0,
      pgType: "toss",
      paymentMethodType: method,
    },
  });
  if (chk.status !== 200) throw new Error(`chk: ${chk.refusal.code}`);
  return { orderId: chk.reply.orderId, price: chk.reply.price, orderTmpId: id };
}

/** What the provider's window does when the buyer approves. */
export async function authorize(
  shop: TestShop,
  order: Placed,
  method: "CARD" | "VIRTUAL_ACCOUNT" = "CARD",
): Promise<string> {
  const { paymentKey } = await shop.sandbox("/_sim/authorize", {
    orderId: order.orderId,
    amount: order.price,
    method,
  });
  return String(paymentKey);
}
