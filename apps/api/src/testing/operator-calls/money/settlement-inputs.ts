import type { Input, Name } from "@todayfruit/contract/all-calls";
import { member } from "../../product-and-member-fixtures.ts";
import { select } from "../../read-and-set-shop-state.ts";
import { buyAndReceive } from "../../return-request-steps.ts";
import type { TestShop } from "../../test-shop.ts";

/** Inputs of the calls of settlements. */

type SettlementName = Extract<Name, `${string} /operator/v1/settlement${string}`>;
type Changing = Exclude<SettlementName, `GET ${string}`>;

const NOBODY = 2_000_000_000;
const REASON = "시험";

/** Inputs that no state of the shop fits. */
export const SETTLEMENT_SAMPLES: { [N in SettlementName]: Input<N> } = {
  "GET /operator/v1/settlements": {},
  "POST /operator/v1/settlements": {
    body: { through: "2026-11-01", distributorIds: [NOBODY], reason: REASON },
  },
  "GET /operator/v1/settlements/{id}": { path: { id: NOBODY } },
  "GET /operator/v1/settlements/{id}/statement": { path: { id: NOBODY } },
  "PUT /operator/v1/settlements/{id}/payment": {
    path: { id: NOBODY },
    body: { version: 1, paidOn: null, reason: REASON },
  },
  "POST /operator/v1/settlement-corrections": {
    body: { distributorId: NOBODY, amount: -1000, reason: REASON },
  },
};

/** Creates inputs with the state that each call needs. */
export function createSettlementInputs(
  shop: TestShop,
  token: string,
): { [N in Changing]: () => Promise<Input<N>> } {
  return {
    "POST /operator/v1/settlements": arrived,
    "PUT /operator/v1/settlements/{id}/payment": async () => {
      const { reply } = await shop.call(token, "POST /operator/v1/settlements", await arrived());
      const id = reply.list[0]?.id ?? 0;
      return { path: { id }, body: { version: 1, paidOn: "2026-11-01", reason: REASON } };
    },
    "POST /operator/v1/settlement-corrections": async () => ({
      body: { distributorId: await farm(), amount: -1000, reason: REASON },
    }),
  };

  /** Delivers an order and lets its day end. */
  async function arrived(): Promise<Input<"POST /operator/v1/settlements">> {
    const distributorId = await farm();
    const through = new Date(shop.clock.now.getTime() - 24 * 3_600_000).toISOString().slice(0, 10);
    return { body: { through, distributorIds: [distributorId], reason: REASON } };
  }

  async function farm(): Promise<number> {
    const { order } = await buyAndReceive(shop, await member(shop), [{ price: 10_000 }]);
    await select(
      shop,
      "update order_status_change set at = at - interval '2 days' where order_id = $1 and to_status = 'delivery_end'",
      [order.id],
    );
    const [row] = await select<{ distributor_id: number }>(
      shop,
      "select distributor_id from order_product where order_id = $1",
      [order.id],
    );
    return row?.distributor_id ?? 0;
  }
}
