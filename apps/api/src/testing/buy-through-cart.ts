import type { Reply } from "@todayfruit/contract/all-calls";
import { calculate, check, pay, type WindowMethod } from "./checkout-steps.ts";
import { ADDRESS, type ProductSeed, seedProduct } from "./product-and-member-fixtures.ts";
import type { TestShop } from "./test-shop.ts";

/** A paid order: `productIds` are its `orderItemProducts[].id` in the sequence of the seeds. */
export type CartOrder = { id: number; uuid: string; productIds: number[]; optionIds: number[] };

type Address = NonNullable<NonNullable<Parameters<typeof check>[3]>["address"]>;

type ReceiptInfo = NonNullable<NonNullable<Parameters<typeof check>[3]>["orderItemCashReceiptInfo"]>;
const CARD = { method: "card", window: "CARD" } as const;

/** Buys one unit of each product through the cart, by card or another method, with points. */
export async function buyThroughCart(
  shop: TestShop,
  token: string,
  seeds: readonly ProductSeed[],
  usedPoint = 0,
  address: Address = ADDRESS,
  way: { method: "card" | "vbank" | "transfer" | "phone"; window: WindowMethod; info?: ReceiptInfo } = CARD,
): Promise<CartOrder> {
  const products = [];
  const optionGroupIds: number[] = [];
  for (const seed of seeds) {
    const product = await seedProduct(shop.database.db, seed);
    products.push(product);
    const added = await shop.call(token, "POST /v1.2/app-users/shopping-carts", {
      body: {
        productId: product.productId,
        optionGroups: [{ optionId: product.optionIds[0], optionUnit: 1 }],
      },
    });
    optionGroupIds.push(...added.reply.optionGroupIds);
  }
  const picked = await shop.call(token, "POST /v1.2/app-users/shopping-carts/order-item-tmp", {
    body: { optionGroupIds },
  });
  const tmp = await shop.call(token, "POST /v4/app-users/order-tmp", {
    body: { orderItemTmpId: picked.reply.id },
  });
  const form = await calculate(shop, token, tmp.reply.id, { address, usedPoint });
  const method =
    form.price === 0
      ? ({ pgType: "point", paymentMethodType: "point" } as const)
      : { paymentMethodType: way.method, ...(way.info ? { orderItemCashReceiptInfo: way.info } : {}) };
  const placed = await check(shop, token, form, { address, ...method });
  if (placed.status !== 200) throw new Error(`chk: ${placed.refusal.code}`);
  if (form.price > 0) await pay(shop, token, { ...placed.reply, orderTmpId: form.id }, way.window);
  return ordered(shop, token, placed.reply.orderId, products);
}

async function ordered(
  shop: TestShop,
  token: string,
  uuid: string,
  products: readonly { productId: number; optionIds: readonly number[] }[],
): Promise<CartOrder> {
  const { list } = (await shop.call(token, "GET /v1/app-users/order-items")).reply;
  const order: Reply<"GET /v1/app-users/order-items">["list"][number] | undefined = list.find(
    (each) => each.uuid === uuid,
  );
  if (!order) throw new Error("What was paid for is in the list");
  return {
    id: order.id,
    uuid,
    productIds: products.map(
      ({ productId }) => order.orderItemProducts.find(({ product }) => product.id === productId)?.id ?? 0,
    ),
    optionIds: products.map(({ optionIds }) => optionIds[0] ?? 0),
  };
}
