import type { Input, Name } from "@todayfruit/contract/all-calls";
import { seedProduct } from "../../product-and-member-fixtures.ts";
import type { TestShop } from "../../test-shop.ts";

type PolicyCall = Extract<Name, `${string} /operator/v1/shipping-policies`>;

/** Id that no record has. */
const NOBODY = 2_000_000_000;
const REASON = "시험";
const SET = { baseFee: 3500, freeFrom: 60_000, returnFee: 4000, returnAddress: "제주 서귀포시 예시로 1" };

/** Valid inputs of the calls of shipping policies, for farms that do not exist. */
export const SHIPPING_POLICY_SAMPLES: { [N in PolicyCall]: Input<N> } = {
  "GET /operator/v1/shipping-policies": {},
  "PATCH /operator/v1/shipping-policies": {
    body: { rows: [{ id: NOBODY, version: 1, set: SET }], reason: REASON },
  },
};

/** Creates the input of the call that edits the shipping policy of a farm. */
export function createShippingPolicyInputs(shop: TestShop): {
  [N in Exclude<PolicyCall, `GET ${string}`>]: () => Promise<Input<N>>;
} {
  return {
    "PATCH /operator/v1/shipping-policies": async () => {
      const { distributorId: id } = await seedProduct(shop.database.db);
      return { body: { rows: [{ id, version: 1, set: SET }], reason: REASON } };
    },
  };
}
