import type { Input, Name } from "@todayfruit/contract/all-calls";
import { seedProduct } from "../../product-and-member-fixtures.ts";
import type { TestShop } from "../../test-shop.ts";
import { NEW_LOT } from "./stock-lot-inputs.ts";

type PurchaseName = Extract<
  Name,
  `${string} /operator/v1/purchase-orders${string}` | `${string} /operator/v1/stock-receipts`
>;
type Changing = Exclude<PurchaseName, `GET ${string}`>;

/** Id that no record has. */
const NOBODY = 2_000_000_000;
const REASON = "시험";
const FAR = "2999-12-01";
const path = { id: NOBODY };

/** Valid inputs of the calls of purchase orders, for records that do not exist. */
export const PURCHASE_ORDER_SAMPLES: { [N in PurchaseName]: Input<N> } = {
  "GET /operator/v1/purchase-orders": {},
  "POST /operator/v1/purchase-orders": {
    body: { distributorId: NOBODY, expectedOn: FAR, lines: [{ optionId: NOBODY, units: 1 }], note: REASON },
  },
  "PATCH /operator/v1/purchase-orders": {
    body: { rows: [{ ...path, version: 1, set: { note: REASON } }], reason: REASON },
  },
  "PUT /operator/v1/purchase-orders/{id}/close": { path, body: { version: 1, reason: REASON } },
  "POST /operator/v1/purchase-orders/{id}/receipts": {
    path,
    body: { version: 1, lines: [{ optionId: NOBODY, units: 1 }], reason: REASON },
  },
  "GET /operator/v1/stock-receipts": {},
};

/** Creates the inputs of the changing calls of purchase orders, each with an order of its own. */
export function createPurchaseOrderInputs(
  shop: TestShop,
  token: string,
): { [N in Changing]: () => Promise<Input<N>> } {
  return {
    "POST /operator/v1/purchase-orders": order,
    "PATCH /operator/v1/purchase-orders": async () => ({
      body: { rows: [{ id: (await placed()).id, version: 1, set: { note: "바뀐 글" } }], reason: REASON },
    }),
    "PUT /operator/v1/purchase-orders/{id}/close": async () => ({
      path: { id: (await placed()).id },
      body: { version: 1, reason: REASON },
    }),
    "POST /operator/v1/purchase-orders/{id}/receipts": async () => {
      const { id, lines } = await placed();
      const received = lines.map((line) => ({ ...line, lots: [NEW_LOT] }));
      return { path: { id }, body: { version: 1, lines: received, reason: REASON } };
    },
  };

  async function order() {
    const { optionIds, distributorId } = await seedProduct(shop.database.db, { stock: 3 });
    const lines = [{ optionId: optionIds[0], units: 20 }];
    return { body: { distributorId, expectedOn: FAR, lines, note: REASON } };
  }
  async function placed() {
    const { body } = await order();
    const { reply } = await shop.call(token, "POST /operator/v1/purchase-orders", { body });
    return { id: reply.id ?? NOBODY, lines: body.lines };
  }
}
