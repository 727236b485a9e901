import { MOST_ALLOWED_NETWORKS } from "@todayfruit/domain/operators/role-network-api-key-limits";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Text } from "../common-schemas.ts";
import { Version } from "../record-edits/record-edit-schemas.ts";

const MANAGES = { access: "operator", permission: "operators.manage" } as const;
/** Address, or network in CIDR notation, of IPv4 or IPv6. */
const Cidr = Type.String({ pattern: "^[0-9A-Fa-f.:/]{2,50}$", maxLength: 50 });
const Networks = Type.Array(closed({ network: Text(50), note: Text(60) }));

export const allowedNetworkCalls = calls({
  "GET /operator/v1/allowed-networks": {
    ...MANAGES,
    summary: "운영자가 들어올 수 있는 네트워크. 비어 있으면 어디서나 들어와요.",
    reply: closed({
      version: Version,
      networks: Networks,
      /** Address of this request as the shop sees it. */
      ownAddress: Text(60),
    }),
    refusals: [],
  },
  "PUT /operator/v1/allowed-networks": {
    ...MANAGES,
    stepUp: true,
    once: true,
    summary:
      "들어올 수 있는 네트워크를 정해요. IPv4나 IPv6 주소 또는 CIDR. 지금 내가 있는 곳이 들어 있거나 비어 있어야 해요. 바로 적용돼요.",
    query: closed({ dryRun: Type.Optional(Type.Boolean()) }),
    body: closed({
      version: Version,
      networks: Type.Array(closed({ network: Cidr, note: Filled(60) }), {
        maxItems: MOST_ALLOWED_NETWORKS,
      }),
      reason: Filled(200),
    }),
    /** Networks are answered as they are kept: without the bits of a host, e.g. `10.0.0.5/24` as `10.0.0.0/24`. */
    reply: closed({ version: Version, before: Networks, after: Networks }),
    refusals: ["RECORD_CHANGED", "NETWORK_INVALID", "OWN_NETWORK_MISSING", "STEP_UP_REQUIRED"],
  },
});
