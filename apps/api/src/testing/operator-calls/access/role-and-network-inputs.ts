import type { Input } from "@todayfruit/contract/all-calls";
import { select } from "../../read-and-set-shop-state.ts";
import type { TestShop } from "../../test-shop.ts";

const REASON = "시험";
const NOBODY = 2_000_000_000;
let made = 0;

type Changing =
  | "POST /operator/v1/roles"
  | "PUT /operator/v1/roles/{id}"
  | "PUT /operator/v1/roles/{id}/goodwill-limits"
  | "POST /operator/v1/roles/{id}/delete"
  | "PUT /operator/v1/allowed-networks";
type Named = Changing | "GET /operator/v1/roles" | "GET /operator/v1/allowed-networks";

/** Inputs of calls about roles and networks, whose rows do not exist. */
export const ROLE_AND_NETWORK_SAMPLES: { [N in Named]: Input<N> } = {
  "GET /operator/v1/roles": {},
  "POST /operator/v1/roles": {
    body: { name: "sample", title: "새 역할", permissions: ["orders.read"], reason: REASON },
  },
  "PUT /operator/v1/roles/{id}": {
    path: { id: NOBODY },
    body: { version: 1, title: "역할", permissions: [], reason: REASON },
  },
  "PUT /operator/v1/roles/{id}/goodwill-limits": {
    path: { id: NOBODY },
    body: { version: 1, goodwillLimit: 10_000, claimGoodwillLimit: 20_000, reason: REASON },
  },
  "POST /operator/v1/roles/{id}/delete": { path: { id: NOBODY }, body: { version: 1, reason: REASON } },
  "GET /operator/v1/allowed-networks": {},
  "PUT /operator/v1/allowed-networks": {
    body: { version: 1, networks: [{ network: "198.51.100.0/24", note: "사무실" }], reason: REASON },
  },
};

/** Builds inputs of calls about roles and networks that succeed. */
export function createRoleAndNetworkInputs(shop: TestShop): { [N in Changing]: () => Promise<Input<N>> } {
  return {
    "POST /operator/v1/roles": async () => ({
      body: { name: newRoleName(), title: "새 역할", permissions: ["orders.read"], reason: REASON },
    }),
    "PUT /operator/v1/roles/{id}": async () => ({
      path: { id: await ownRole(shop) },
      body: { version: 1, title: "바꾼 역할", permissions: ["orders.read"], reason: REASON },
    }),
    "PUT /operator/v1/roles/{id}/goodwill-limits": async () => ({
      path: { id: await ownRole(shop) },
      body: { version: 1, goodwillLimit: 10_000, claimGoodwillLimit: 20_000, reason: REASON },
    }),
    "POST /operator/v1/roles/{id}/delete": async () => ({
      path: { id: await ownRole(shop) },
      body: { version: 1, reason: REASON },
    }),
    "PUT /operator/v1/allowed-networks": async () => {
      const [row] = await select<{ version: number }>(shop, "select version from console_access");
      const networks = [{ network: "127.0.0.0/8", note: "사무실" }];
      return { body: { version: row?.version ?? 0, networks, reason: REASON } };
    },
  };
}

/** Inserts an own role without permissions; returns its id. */
async function ownRole(shop: TestShop): Promise<number> {
  const [row] = await select<{ id: number }>(
    shop,
    "insert into operator_role (name, title, is_own) values ($1, '역할', true) returning id",
    [newRoleName()],
  );
  return row?.id ?? 0;
}

/** Returns a name of a role that is unique within the test. */
export function newRoleName(): string {
  made += 1;
  return `own-${[...String(made)].map((digit) => "abcdefghij"[Number(digit)]).join("")}`;
}
