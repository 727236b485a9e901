import type { Input } from "@todayfruit/contract/all-calls";
import { addApiKey } from "../../../features/api-keys/api-keys.repository.ts";
import type { TestShop } from "../../test-shop.ts";

const REASON = "시험";
const NOBODY = 2_000_000_000;

type Changing =
  | "POST /operator/v1/api-keys"
  | "PATCH /operator/v1/api-keys"
  | "POST /operator/v1/api-keys/{id}/rotate"
  | "POST /operator/v1/api-keys/{id}/revoke";
type Named = Changing | "GET /operator/v1/api-keys";

/** Inputs of calls about API keys that do not exist. */
export const API_KEY_SAMPLES: { [N in Named]: Input<N> } = {
  "GET /operator/v1/api-keys": {},
  "POST /operator/v1/api-keys": { body: { name: "창고", permissions: ["orders.read"], reason: REASON } },
  "PATCH /operator/v1/api-keys": {
    body: { rows: [{ id: NOBODY, version: 1, set: { name: "창고" } }], reason: REASON },
  },
  "POST /operator/v1/api-keys/{id}/rotate": {
    path: { id: NOBODY },
    body: { version: 1, overlapHours: 0, reason: REASON },
  },
  "POST /operator/v1/api-keys/{id}/revoke": { path: { id: NOBODY }, body: { reason: REASON } },
};

/** Builds inputs of calls about API keys that succeed. */
export function createApiKeyInputs(
  { database: { db }, clock }: TestShop,
  operatorId: number,
): { [N in Changing]: () => Promise<Input<N>> } {
  const keyId = async () => {
    const key = { name: "창고", isOfFarms: false, networks: [], expiresAt: null };
    const { id } = await db.transaction((tx) =>
      addApiKey(tx, { ...key, createdBy: operatorId, now: clock.now }),
    );
    return id;
  };
  return {
    "POST /operator/v1/api-keys": async () => ({
      body: { name: "창고", permissions: ["orders.read"], reason: REASON },
    }),
    "PATCH /operator/v1/api-keys": async () => ({
      body: { rows: [{ id: await keyId(), version: 1, set: { name: "새 창고" } }], reason: REASON },
    }),
    "POST /operator/v1/api-keys/{id}/rotate": async () => ({
      path: { id: await keyId() },
      body: { version: 1, overlapHours: 24, reason: REASON },
    }),
    "POST /operator/v1/api-keys/{id}/revoke": async () => ({
      path: { id: await keyId() },
      body: { reason: REASON },
    }),
  };
}
