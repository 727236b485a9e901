import type { Input, Name } from "@todayfruit/contract/all-calls";
import { seedProduct } from "../../product-and-member-fixtures.ts";
import type { TestShop } from "../../test-shop.ts";

type LotName = Extract<Name, `${string} /operator/v1/stock-lots${string}`>;
type Changing = Exclude<LotName, `GET ${string}`>;

/** Id that no record has. */
const NOBODY = 2_000_000_000;
const REASON = "시험";
const path = { id: NOBODY };

/** Lot of an option as it is written by hand. */
export const NEW_LOT = {
  code: "1123-A",
  harvestedOn: "2026-11-22",
  expiresOn: "2999-12-03",
  brixAverage: 13.2,
  units: 2,
} as const;

/** Valid inputs of the calls of lots, for records that do not exist. */
export const STOCK_LOT_SAMPLES: { [N in LotName]: Input<N> } = {
  "GET /operator/v1/stock-lots": {},
  "POST /operator/v1/stock-lots": { body: { rows: [{ optionId: NOBODY, ...NEW_LOT }], reason: REASON } },
  "PATCH /operator/v1/stock-lots": {
    body: { rows: [{ ...path, version: 1, set: { note: REASON } }], reason: REASON },
  },
  "PUT /operator/v1/stock-lots/{id}/units": { path, body: { remaining: 1, reason: REASON } },
  "POST /operator/v1/stock-lots/{id}/recall": { path, body: { version: 1, reason: REASON } },
  "GET /operator/v1/stock-lots/{id}/orders": { path },
  "POST /operator/v1/stock-lots/{id}/messages": { path, body: { text: REASON } },
};

/** Creates the inputs of the changing calls of lots, each with a lot of its own. */
export function createStockLotInputs(
  shop: TestShop,
  token: string,
): { [N in Changing]: () => Promise<Input<N>> } {
  return {
    "POST /operator/v1/stock-lots": lot,
    "PATCH /operator/v1/stock-lots": async () => ({
      body: { rows: [{ id: await written(), version: 1, set: { note: "바뀐 글" } }], reason: REASON },
    }),
    "PUT /operator/v1/stock-lots/{id}/units": async () => ({
      path: { id: await written() },
      body: { remaining: 1, reason: REASON },
    }),
    "POST /operator/v1/stock-lots/{id}/recall": async () => ({
      path: { id: await written() },
      body: { version: 1, reason: REASON },
    }),
    "POST /operator/v1/stock-lots/{id}/messages": async () => ({
      path: { id: await written() },
      body: { text: REASON },
    }),
  };

  async function lot() {
    const { optionIds } = await seedProduct(shop.database.db, { stock: 3 });
    return { body: { rows: [{ optionId: optionIds[0], ...NEW_LOT }], reason: REASON } };
  }
  async function written() {
    const { reply } = await shop.call(token, "POST /operator/v1/stock-lots", await lot());
    return reply.rows[0]?.id ?? NOBODY;
  }
}
