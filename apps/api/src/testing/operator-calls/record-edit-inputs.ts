import type { Input, Name } from "@todayfruit/contract/all-calls";
import { seedProduct } from "../factories.ts";
import type { TestShop } from "../test-shop.ts";

type Edits =
  | "PATCH /operator/v1/prices"
  | "POST /operator/v1/changes/{id}/undo"
  | "POST /operator/v1/changes/{id}/cancel";
export type RecordEditInputs = { [N in Edits & Name]: () => Promise<Input<N>> };

const REASON = "시험";

/** Creates the inputs of calls that edit records, each with a record of its own. */
export function createRecordEditInputs(shop: TestShop, token: string): RecordEditInputs {
  return {
    "PATCH /operator/v1/prices": async () => ({ body: await lowerPrice() }),
    "POST /operator/v1/changes/{id}/undo": async () => ({
      path: { id: await change() },
      body: { reason: REASON },
    }),
    "POST /operator/v1/changes/{id}/cancel": async () => ({
      path: { id: await change("2099-12-01T00:00:00Z") },
      body: { reason: REASON },
    }),
  };

  async function lowerPrice() {
    const [id] = (await seedProduct(shop.database.db)).optionIds;
    return { rows: [{ id, version: 1, set: { price: 9000 } }], reason: REASON };
  }

  /** Makes a change, or schedules it; returns its id. */
  async function change(effectiveAt?: string): Promise<number> {
    const body = { ...(await lowerPrice()), ...(effectiveAt ? { effectiveAt } : {}) };
    return (await shop.call(token, "PATCH /operator/v1/prices", { body })).reply.change?.id ?? 0;
  }
}
