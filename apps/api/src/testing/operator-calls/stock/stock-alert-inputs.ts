import type { Input, Name } from "@todayfruit/contract/all-calls";
import { raiseOrClearStockAlerts } from "../../../features/stock-alerts/raise-or-clear-stock-alerts.ts";
import { seedProduct } from "../../product-and-member-fixtures.ts";
import type { TestShop } from "../../test-shop.ts";

type StockAlertName = Extract<Name, `${string} /operator/v1/stock-${"rules" | "alerts"}${string}`>;
type Changing = Exclude<StockAlertName, `GET ${string}`>;

/** Id that no record has. */
const NOBODY = 2_000_000_000;
const REASON = "시험";
const RULE = { optionId: NOBODY, distributorId: null, threshold: 5 };
const ROW = { id: NOBODY, version: 1 };

/** Valid inputs of the calls of low stock, for records that do not exist. */
export const STOCK_ALERT_SAMPLES: { [N in StockAlertName]: Input<N> } = {
  "GET /operator/v1/stock-rules": {},
  "POST /operator/v1/stock-rules": { body: { rows: [RULE], reason: REASON } },
  "PATCH /operator/v1/stock-rules": {
    body: { rows: [{ ...ROW, set: { threshold: 6 } }], reason: REASON },
  },
  "POST /operator/v1/stock-rules/delete": { body: { rows: [ROW], reason: REASON } },
  "GET /operator/v1/stock-alerts": {},
  "PUT /operator/v1/stock-alerts/{id}/acknowledge": { path: { id: NOBODY }, body: { note: REASON } },
};

/** Creates the inputs of the changing calls of low stock, each with an option of its own. */
export function createStockAlertInputs(
  shop: TestShop,
  token: string,
): { [N in Changing]: () => Promise<Input<N>> } {
  return {
    "POST /operator/v1/stock-rules": rule,
    "PATCH /operator/v1/stock-rules": async () => ({
      body: { rows: [{ ...(await added()), set: { threshold: 6 } }], reason: REASON },
    }),
    "POST /operator/v1/stock-rules/delete": async () => ({ body: { rows: [await added()], reason: REASON } }),
    "PUT /operator/v1/stock-alerts/{id}/acknowledge": async () => {
      await added();
      await raiseOrClearStockAlerts(shop.services);
      const { reply } = await shop.call(token, "GET /operator/v1/stock-alerts");
      return { path: { id: reply.list[0]?.id ?? 0 }, body: { note: REASON } };
    },
  };

  async function rule() {
    const { optionIds } = await seedProduct(shop.database.db, { stock: 3 });
    return { body: { rows: [{ ...RULE, optionId: optionIds[0] }], reason: REASON } };
  }
  async function added() {
    const { reply } = await shop.call(token, "POST /operator/v1/stock-rules", await rule());
    return reply.rows[0] ?? ROW;
  }
}
