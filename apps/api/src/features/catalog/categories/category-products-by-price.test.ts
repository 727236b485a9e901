import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedProduct } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

const LIST = "GET /v1/products/category/{id}";
const BEGIN = Date.parse("2026-11-21T15:00:00Z");
const END = Date.parse("2026-11-22T15:00:00Z");

let shop: TestShop;
/** Products in the order of their ordinary prices: 1,000원, 2,000원 … 9,000원. */
const ids: number[] = [];
beforeAll(async () => {
  shop = await createTestShop();
  for (let price = 1000; price <= 9000; price += 1000) {
    const { productId, optionIds } = await seedProduct(shop.database.db, { price });
    ids.push(productId);
    if (price === 6000) await sellAt(optionIds[0], 1500);
    if (price === 8000) await sellAt(optionIds[0], 1500);
    // A timed price above the ordinary one has no effect.
    if (price === 4000) await sellAt(optionIds[0], 8500);
  }
});
afterAll(() => shop.close());

test.each([
  ["before it begins", BEGIN - 1, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ["as it begins", BEGIN, [1, 6, 8, 2, 3, 4, 5, 7, 9]],
  ["a millisecond before it ends", END - 1, [1, 6, 8, 2, 3, 4, 5, 7, 9]],
  ["as it ends", END, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
])(
  "a category by price, %s: pages of any size have each product once, by the price shown",
  async (_, at, places) => {
    shop.clock.now = new Date(at);
    const order = places.map((place) => ids[place - 1]);
    for (const take of [1, 2, 4, 20]) {
      const up = await listAll("priceAsc", take);
      expect(up.map(({ id }) => id)).toEqual(order);
      const prices = up.map(({ productPrice }) => productPrice.price);
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
      const down = await listAll("priceDesc", take);
      expect(down.map(({ id }) => id)).toEqual(order.toReversed());
    }
  },
);

async function sellAt(optionId: number, price: number): Promise<void> {
  await select(
    shop,
    "insert into timed_price (option_id, price, begins_at, ends_at) values ($1, $2, $3, $4)",
    [optionId, price, new Date(BEGIN), new Date(END)],
  );
}

async function listAll(orderby: "priceAsc" | "priceDesc", take: number) {
  const all: Reply<typeof LIST>["list"] = [];
  let nextPage: string | null = null;
  do {
    const query: Input<typeof LIST>["query"] =
      nextPage === null ? { orderby, take } : { orderby, take, nextPage };
    const { reply }: { reply: Reply<typeof LIST> } = await shop.call(null, LIST, { path: { id: 91 }, query });
    all.push(...reply.list.filter(({ id }) => ids.includes(id)));
    nextPage = reply.nextPage;
  } while (nextPage !== null);
  return all;
}
