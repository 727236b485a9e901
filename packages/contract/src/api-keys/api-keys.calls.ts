import { PERMISSIONS, PERSON_PERMISSIONS } from "@todayfruit/domain/operators/permissions";
import {
  LONGEST_OVERLAP_HOURS,
  MOST_API_KEY_NETWORKS,
} from "@todayfruit/domain/operators/role-network-api-key-limits";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import {
  closed,
  Filled,
  Id,
  Instant,
  InstantInput,
  listOf,
  nullable,
  oneOf,
  Take,
  Text,
} from "../common-schemas.ts";
import { Version } from "../record-edits/record-edit-schemas.ts";

/** Permissions that a key may hold. */
const KEY_PERMISSIONS = PERMISSIONS.filter((permission) => !PERSON_PERMISSIONS.includes(permission));

const MANAGES = { access: "operator", permission: "operators.manage" } as const;
/** Not replayed by an idempotency key: the reply has the secret, of which only the hash is kept. */
const SHOWS_SECRET = { ...MANAGES, stepUp: true } as const;
const CHANGES = { ...SHOWS_SECRET, once: true } as const;
const path = closed({ id: Id });
const Reason = Filled(200);
const Name = Filled(30);
const Permissions = Type.Array(oneOf(KEY_PERMISSIONS), { minItems: 1, maxItems: 50, uniqueItems: true });
/** Address, or network in CIDR notation, of IPv4 or IPv6. */
const Cidr = Type.String({ pattern: "^[0-9A-Fa-f.:/]{2,50}$", maxLength: 50 });
const Networks = Type.Array(Cidr, { maxItems: MOST_API_KEY_NETWORKS, uniqueItems: true });

const ApiKey = closed({
  id: Id,
  version: Version,
  /** Operator as which it acts, as the trail names it. */
  operatorId: Id,
  name: Text(30),
  permissions: Type.Array(oneOf(PERMISSIONS)),
  /** Farms whose rows alone it sees and changes; `null` for a key of the shop. */
  distributorIds: nullable(Type.Array(Id)),
  /** Networks from which it may come; empty: those of operators. */
  networks: Type.Array(Text(60)),
  createdBy: nullable(Text(30)),
  createdAt: Instant,
  expiresAt: nullable(Instant),
  revokedAt: nullable(Instant),
  /** Last use to the hour; `null` for a key that was never used. */
  lastUsedAt: nullable(Instant),
  /** Secrets that hold, the current one first, by their last characters. */
  secrets: Type.Array(closed({ hint: Text(4), createdAt: Instant, endsAt: nullable(Instant) })),
});

/** Key with its secret, which is shown here alone. */
const KeyWithSecret = closed({ key: ApiKey, secret: Text(80) });

export const apiKeyCalls = calls({
  "GET /operator/v1/api-keys": {
    ...MANAGES,
    summary: "API 키 목록, 새것부터. 폐기한 키도 보여요.",
    query: closed({
      /** Part of the name. */
      search: Type.Optional(Filled(30)),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Text(20)),
    }),
    reply: listOf(ApiKey),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/api-keys": {
    ...SHOWS_SECRET,
    summary: "API 키를 만들어요. 내가 가진 권한만 넣을 수 있고, 키는 이때 한 번만 보여요.",
    body: closed({
      name: Name,
      permissions: Permissions,
      /** Binds the key to farms; a key of the shop without it. */
      distributorIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true })),
      networks: Type.Optional(Networks),
      expiresAt: Type.Optional(nullable(InstantInput)),
      reason: Reason,
    }),
    reply: KeyWithSecret,
    refusals: [
      "PERMISSION_NOT_HELD",
      "API_KEYS_FULL",
      "API_KEY_EXPIRY_PAST",
      "NETWORK_INVALID",
      "DISTRIBUTOR_UNKNOWN",
      "STEP_UP_REQUIRED",
    ],
  },
  "PATCH /operator/v1/api-keys": {
    ...CHANGES,
    summary:
      "API 키의 이름, 권한, 네트워크, 끝나는 때를 바꿔요. 한 줄이라도 맞지 않으면 아무것도 바꾸지 않아요.",
    query: closed({ dryRun: Type.Optional(Type.Boolean()) }),
    body: closed({
      rows: Type.Array(
        closed({
          id: Id,
          version: Version,
          set: Type.Partial(
            closed({
              name: Name,
              permissions: Permissions,
              networks: Networks,
              expiresAt: nullable(InstantInput),
            }),
            { minProperties: 1, additionalProperties: false },
          ),
        }),
        { minItems: 1, maxItems: 20 },
      ),
      reason: Reason,
    }),
    reply: closed({ rows: Type.Array(closed({ before: ApiKey, after: ApiKey })) }),
    refusals: [
      "API_KEY_NOT_FOUND",
      "API_KEY_REVOKED",
      "RECORD_CHANGED",
      "RECORD_REPEATED",
      "PERMISSION_NOT_HELD",
      "API_KEY_EXPIRY_PAST",
      "NETWORK_INVALID",
      "STEP_UP_REQUIRED",
    ],
  },
  "POST /operator/v1/api-keys/{id}/rotate": {
    ...SHOWS_SECRET,
    summary:
      "API 키의 비밀값을 새로 만들어요. 앞의 것은 겹치는 시간이 지나면 못 쓰고, 새것은 이때 한 번만 보여요.",
    path,
    body: closed({
      version: Version,
      /** Hours for which the secret before still holds; 0 ends it at once. */
      overlapHours: Type.Integer({ minimum: 0, maximum: LONGEST_OVERLAP_HOURS }),
      reason: Reason,
    }),
    reply: KeyWithSecret,
    refusals: [
      "API_KEY_NOT_FOUND",
      "API_KEY_REVOKED",
      "RECORD_CHANGED",
      "PERMISSION_NOT_HELD",
      "STEP_UP_REQUIRED",
    ],
  },
  "POST /operator/v1/api-keys/{id}/revoke": {
    ...CHANGES,
    summary: "API 키를 폐기해요. 바로 못 쓰게 되고 되돌릴 수 없어요.",
    path,
    body: closed({ reason: Reason }),
    reply: ApiKey,
    refusals: ["API_KEY_NOT_FOUND", "STEP_UP_REQUIRED"],
  },
});
