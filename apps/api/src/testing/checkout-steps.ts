import { setTimeout as wait } from "node:timers/promises";
import type { Input } from "@todayfruit/contract/all-calls";
import { ADDRESS } from "./product-and-member-fixtures.ts";
import type { Answered, TestShop } from "./test-shop.ts";

/** Steps of a checkout by calls: order form, price, last check, approval in the window, confirmation. */

export type Pick = { productId: number; optionId: number; units?: number };
export type Placed = { orderId: string; price: number; orderTmpId: string };
/** Order form as the buyer last saw it. */
export type SeenForm = { id: string; price: number; usedPoint: number };

const MAX_TRIES = 100;
const PAUSE_MS = 100;

type Chk = "POST /v4/app-users/order-tmp/chk/{id}";
type Confirm = "POST /v1/payments/confirm";
export type WindowMethod = "CARD" | "VIRTUAL_ACCOUNT" | "TRANSFER" | "MOBILE_PHONE";
type Address = Input<Chk>["body"]["address"];

/** Places an order for a product; it waits for its payment. */
export async function placeOrder(
  shop: TestShop,
  token: string,
  pick: Pick,
  method: Input<Chk>["body"]["paymentMethodType"] = "card",
  change: Partial<Input<Chk>["body"]> = {},
  usedPoint = 0,
): Promise<Placed> {
  const form = await openForm(shop, token, [pick], { usedPoint });
  const chk = await check(shop, token, form, { paymentMethodType: method, ...change });
  if (chk.status !== 200) throw new Error(`chk: ${chk.refusal.code}`);
  return { orderId: chk.reply.orderId, price: chk.reply.price, orderTmpId: form.id };
}

/** Opens an order form for options of one product, with its price at an address. */
export async function openForm(
  shop: TestShop,
  token: string,
  picks: readonly [Pick, ...Pick[]],
  {
    address = ADDRESS,
    usedPoint = 0,
    query,
  }: {
    address?: Address;
    usedPoint?: number;
    query?: NonNullable<Input<"POST /v4/app-users/order-tmp">["query"]>;
  } = {},
): Promise<SeenForm> {
  const tmp = await shop.call(token, "POST /v4/app-users/order-tmp", {
    ...(query && { query }),
    body: {
      productId: picks[0].productId,
      optionGroups: picks.map(({ optionId, units }) => ({ optionId, optionUnit: units ?? 1 })),
    },
  });
  if (tmp.status !== 200) throw new Error(`order-tmp: ${tmp.refusal.code}`);
  return calculate(shop, token, tmp.reply.id, { address, usedPoint });
}

/** Returns the price of a form at an address with points (in 원) and coupons. */
export async function calculate(
  shop: TestShop,
  token: string,
  id: string,
  {
    address = ADDRESS,
    usedPoint = 0,
    couponId = null,
    shippingCouponId = null,
  }: {
    address?: Address;
    usedPoint?: number;
    couponId?: number | null;
    shippingCouponId?: number | null;
  } = {},
): Promise<SeenForm> {
  const form = await shop.call(token, "PATCH /v4/app-users/order-tmp/calculate/{id}", {
    path: { id },
    body: { address, usedPoint, couponId, shippingCouponId },
  });
  if (form.status !== 200) throw new Error(`calculate: ${form.refusal.code}`);
  return { id, price: form.reply.prices.price, usedPoint };
}

/** Makes the last check before paying; retries while the option is busy, as the browser does. */
export async function check(
  shop: TestShop,
  token: string,
  form: SeenForm,
  change: Partial<Input<Chk>["body"]> = {},
  headers?: Record<string, string>,
): Promise<Answered<Chk>> {
  const body: Input<Chk>["body"] = {
    address: ADDRESS,
    chkPrice: form.price,
    chkUsedPoint: -form.usedPoint,
    pgType: "toss",
    paymentMethodType: "card",
    ...change,
  };
  for (let tries = 1; ; tries += 1) {
    const name = "POST /v4/app-users/order-tmp/chk/{id}";
    const reply = await shop.call(token, name, { path: { id: form.id }, body }, headers);
    if (reply.refusal.code !== "STOCK_BUSY" || tries === MAX_TRIES) return reply;
    await wait(PAUSE_MS);
  }
}

/** Simulates the buyer's approval in the provider's window. */
export async function authorize(
  shop: TestShop,
  order: Placed,
  method: WindowMethod = "CARD",
): Promise<string> {
  const { rows } = await shop.database.db.pool.query("select tax_free from orders where uuid = $1", [
    order.orderId,
  ]);
  const { paymentKey } = await shop.sandbox("/_sim/authorize", {
    orderId: order.orderId,
    amount: order.price,
    taxFreeAmount: Math.min(rows[0]?.tax_free ?? 0, order.price),
    method,
    ...(method === "VIRTUAL_ACCOUNT" ? { validHours: shop.services.rules.vbankHours } : {}),
  });
  return String(paymentKey);
}

export function confirm(
  shop: TestShop,
  token: string,
  order: Placed,
  paymentKey: string,
  headers?: Record<string, string>,
): Promise<Answered<Confirm>> {
  const body = { paymentKey, orderId: order.orderId, amount: order.price };
  return shop.call(token, "POST /v1/payments/confirm", { body }, headers);
}

/** Approves in the window and confirms the payment. */
export async function pay(
  shop: TestShop,
  token: string,
  order: Placed,
  method: WindowMethod = "CARD",
): Promise<Answered<Confirm>> {
  return confirm(shop, token, order, await authorize(shop, order, method));
}
