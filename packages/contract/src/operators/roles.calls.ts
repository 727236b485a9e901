import { PERMISSIONS } from "@todayfruit/domain/operators/permissions";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Filled, Id, listOf, Money, nullable, oneOf, Text } from "../common-schemas.ts";
import { Version } from "../record-edits/record-edit-schemas.ts";

const path = closed({ id: Id });
const query = closed({ dryRun: Type.Optional(Type.Boolean()) });
const MANAGES = { access: "operator", permission: "operators.manage" } as const;
const CHANGES = { ...MANAGES, stepUp: true, once: true, query } as const;
const Permissions = Type.Array(oneOf(PERMISSIONS), { maxItems: 100, uniqueItems: true });
const Title = Filled(30);
const Reason = Filled(200);
const Limit = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

const Role = closed({
  id: Id,
  version: Version,
  /** Name by which operators are given it. */
  name: Text(30),
  title: Text(30),
  permissions: Type.Array(oneOf(PERMISSIONS)),
  /** `false` for a role that comes with the shop and is not changed. */
  isOwn: Type.Boolean(),
  /** Most that its operators give above what is owed, in 원: for one order, and for one claim. */
  goodwillLimit: Money,
  claimGoodwillLimit: Money,
  /** Operators who hold it, without closed accounts. */
  operatorCount: Count,
});

/** Role before and after a change; `null` where there is none. */
const ChangedRole = closed({ before: nullable(Role), after: nullable(Role) });

export const roleCalls = calls({
  "GET /operator/v1/roles": {
    ...MANAGES,
    summary: "역할과 권한, 처음부터 있는 것 먼저",
    reply: listOf(Role),
    refusals: [],
  },
  "POST /operator/v1/roles": {
    ...CHANGES,
    summary: "역할을 만들어요. 내가 가진 권한만 넣을 수 있어요.",
    body: closed({
      name: Type.String({ pattern: "^[a-z-]{2,30}$", maxLength: 30 }),
      title: Title,
      permissions: Permissions,
      reason: Reason,
    }),
    reply: ChangedRole,
    refusals: ["ROLE_NAME_TAKEN", "ROLES_FULL", "PERMISSION_NOT_HELD", "STEP_UP_REQUIRED"],
  },
  "PUT /operator/v1/roles/{id}": {
    ...CHANGES,
    summary: "만든 역할의 이름과 권한을 바꿔요. 그 역할을 가진 사람에게 바로 적용돼요.",
    path,
    body: closed({ version: Version, title: Title, permissions: Permissions, reason: Reason }),
    reply: ChangedRole,
    refusals: [
      "ROLE_NOT_FOUND",
      "ROLE_BUILT_IN",
      "RECORD_CHANGED",
      "PERMISSION_NOT_HELD",
      "LAST_MANAGER",
      "STEP_UP_REQUIRED",
    ],
  },
  "PUT /operator/v1/roles/{id}/goodwill-limits": {
    ...CHANGES,
    summary:
      "그 역할이 돌려줄 것보다 더 돌려줄 수 있는 한도를 바꿔요. 주문 하나와 신청 하나의 한도가 따로 있고, 처음부터 있는 역할도 바꿀 수 있어요.",
    path,
    body: closed({ version: Version, goodwillLimit: Limit, claimGoodwillLimit: Limit, reason: Reason }),
    reply: ChangedRole,
    refusals: ["ROLE_NOT_FOUND", "RECORD_CHANGED", "STEP_UP_REQUIRED"],
  },
  "POST /operator/v1/roles/{id}/delete": {
    ...CHANGES,
    summary: "만든 역할을 지워요. 가진 사람이 없어야 해요.",
    path,
    body: closed({ version: Version, reason: Reason }),
    reply: ChangedRole,
    refusals: ["ROLE_NOT_FOUND", "ROLE_BUILT_IN", "RECORD_CHANGED", "ROLE_IN_USE", "STEP_UP_REQUIRED"],
  },
});
