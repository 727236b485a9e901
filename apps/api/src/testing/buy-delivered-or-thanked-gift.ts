import { type BoughtGift, buyGift, enterAddressOfGift } from "./buy-gift-and-enter-address-steps.ts";
import { moveProduct } from "./deliver-order.ts";
import type { TestShop } from "./test-shop.ts";

/** Buys a gift for one receiver, who enters an address and gets it. */
export async function buyDeliveredGift(shop: TestShop, token: string): Promise<BoughtGift> {
  const gift = await buyGift(shop, token);
  await enterAddressOfGift(shop, gift.links[0]);
  await deliverGift(shop, gift);
  return gift;
}

/** Buys a gift that arrives and is thanked for. */
export async function buyThankedGift(shop: TestShop, token: string): Promise<BoughtGift> {
  const gift = await buyDeliveredGift(shop, token);
  const body = { thanks: "잘 먹을게요", card: "flower" } as const;
  await shop.call(null, "POST /v1/gift/to/{id}/thanks", { path: { id: gift.links[0] ?? "" }, body });
  return gift;
}

/** Delivers the gift of a receiver, the first by default, with the operators' events on the way. */
export async function deliverGift(
  shop: TestShop,
  { orderId, orderProductIds }: BoughtGift,
  at = 0,
): Promise<void> {
  const id = orderProductIds[at] ?? 0;
  await moveProduct(shop, { id: orderId }, id, "paid", "delivery_waiting");
  await moveProduct(shop, { id: orderId }, id, "delivery_waiting", "delivering");
  await moveProduct(shop, { id: orderId }, id, "delivering", "delivery_end");
}
