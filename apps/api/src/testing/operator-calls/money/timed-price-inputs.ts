import type { Input, Name } from "@todayfruit/contract/all-calls";
import { seedProduct } from "../../product-and-member-fixtures.ts";
import type { TestShop } from "../../test-shop.ts";

type Changing = Extract<Name, `${"POST" | "PUT"} /operator/v1/timed-prices${string}`>;

const REASON = "시험";
const SALE = { price: 500, beginsAt: "2099-12-01T00:00:00Z", endsAt: "2099-12-02T00:00:00Z" };

/** Creates the inputs of the calls that change timed prices. */
export function createTimedPriceInputs(
  shop: TestShop,
  token: string,
): { [N in Changing]: () => Promise<Input<N>> } {
  return {
    "POST /operator/v1/timed-prices": newPrice,
    "PUT /operator/v1/timed-prices/{id}": async () => ({
      path: { id: await priceId() },
      body: { ...SALE, version: 1, reason: REASON },
    }),
    "PUT /operator/v1/timed-prices/{id}/withdraw": async () => ({
      path: { id: await priceId() },
      body: { version: 1, reason: REASON },
    }),
  };

  async function newPrice() {
    const [optionId] = (await seedProduct(shop.database.db)).optionIds;
    return { body: { optionId, ...SALE, reason: REASON } };
  }

  async function priceId(): Promise<number> {
    return (await shop.call(token, "POST /operator/v1/timed-prices", await newPrice())).reply.id;
  }
}
