import { type BoughtGift, buyGift, type GiftRequest } from "./buy-gift-and-enter-address-steps.ts";
import { type ProductSeed, seedProduct } from "./product-and-member-fixtures.ts";
import { select } from "./read-and-set-shop-state.ts";
import type { TestShop } from "./test-shop.ts";

/** Price that the tests of one shop use for no other product, in 원; every gift has its own. */
let price = 30_010;

/** Gift that can be swapped: the line of its first receiver and another product of its price. */
export type SwappableGift = BoughtGift & { lineIds: number[]; price: number; other: number };

/** Buys a gift at a price of its own and adds another product of that price and of another farm. */
export async function buySwappableGift(
  shop: TestShop,
  token: string,
  { other, ...request }: GiftRequest & { other?: ProductSeed } = {},
): Promise<SwappableGift> {
  price += 10;
  const product = { price, stock: 9, ...request.product };
  const gift = await buyGift(shop, token, { ...request, product });
  const { optionIds } = await seedProduct(shop.database.db, {
    price,
    stock: 5,
    base: product.base ?? 0,
    distributorId: 7700,
    ...other,
  });
  const lines = await select<{ id: number }>(
    shop,
    `select oo.id from gift t join order_product op on op.gift_id = t.id join order_option oo on oo.order_product_id = op.id
      where t.gift_group_id = $1 order by t.position`,
    [gift.groupId],
  );
  return { ...gift, lineIds: lines.map(({ id }) => id), price, other: optionIds[0] };
}

/** Swaps the gift of a receiver, the first by default, for its other product. */
export function swap(shop: TestShop, gift: SwappableGift, { at = 0, to = gift.other } = {}) {
  return shop.call(null, "PUT /v1/gift/to/{id}/swap", {
    path: { id: gift.links[at] ?? "" },
    body: { lineId: gift.lineIds[at] ?? 0, optionId: to },
  });
}

/** Returns the page of a gift as a receiver sees it, the first by default. */
export async function receivedGift(shop: TestShop, gift: SwappableGift, at = 0) {
  return (await shop.call(null, "GET /v1/gift/to/{id}", { path: { id: gift.links[at] ?? "" } })).reply;
}

/** Returns the names of the products that the first receiver sees. */
export async function productNamesOfGift(shop: TestShop, gift: SwappableGift): Promise<string[]> {
  return (await receivedGift(shop, gift)).orderItemProducts.map(({ product }) => product.name);
}

/** Returns the name of the product of an option. */
export async function productNameOfOption(shop: TestShop, optionId: number): Promise<string> {
  const [row] = await select<{ name: string }>(
    shop,
    "select p.name from product p join product_option o on o.product_id = p.id where o.id = $1",
    [optionId],
  );
  return row?.name ?? "";
}
