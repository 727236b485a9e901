import type { Input } from "@todayfruit/contract/all-calls";
import sharp from "sharp";
import { buyThroughCart, type CartOrder } from "./buy-through-cart.ts";
import { deliver } from "./deliver-order.ts";
import type { ProductSeed } from "./product-and-member-fixtures.ts";
import { select } from "./read-and-set-shop-state.ts";
import type { TestShop } from "./test-shop.ts";

/** Return requests: an order bought and delivered, a picture, and the claim. */

const ASK = "POST /v1/app-users/order-items/{id}/products/{pid}/claims";
export type ReturnResolution = Input<"POST /v1/app-users/order-items/{id}/products/{pid}/claims">["body"];

/** Path of the first product of an order. */
export const firstOf = (order: CartOrder) => ({ path: { id: order.id, pid: order.productIds[0] ?? 0 } });

/** Buys an order and delivers its first `arrivals` products, or all; `option` is the first product's first line. */
export async function buyAndReceive(
  shop: TestShop,
  token: string,
  seeds: readonly ProductSeed[],
  { usedPoint = 0, arrivals = seeds.length }: { usedPoint?: number; arrivals?: number } = {},
): Promise<{ order: CartOrder; option: number }> {
  const order = await buyThroughCart(shop, token, seeds, usedPoint);
  await deliver(
    shop,
    order,
    seeds.slice(0, arrivals).map((_, index) => index),
  );
  return { order, option: await optionOf(shop, order) };
}

export async function optionOf(shop: TestShop, order: CartOrder): Promise<number> {
  const [row] = await select<{ id: number }>(
    shop,
    "select id from order_option where order_product_id = $1",
    [order.productIds[0]],
  );
  return row?.id ?? 0;
}

/** Uploads a picture; returns its id. */
export async function uploadPhoto(shop: TestShop, token: string): Promise<string> {
  const body = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#c33" } })
    .jpeg()
    .toBuffer();
  return (await shop.call(token, "POST /v1/app-users/images", { body })).reply.path;
}

/** Files a claim for the first product, with a picture unless others are given. */
export async function requestReturn(
  shop: TestShop,
  token: string,
  order: CartOrder,
  over: Partial<ReturnResolution>,
) {
  const photos = over.photos ?? [await uploadPhoto(shop, token)];
  const body: ReturnResolution = {
    wish: "refund",
    reason: "spoiled",
    details: "바닥 쪽이 물렀어요",
    options: [{ id: 1, optionUnit: 1 }],
    ...over,
    photos,
  };
  return shop.call(token, ASK, { ...firstOf(order), body });
}
