import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import {
  Count,
  closed,
  DateText,
  DayInput,
  Filled,
  Id,
  Instant,
  listOf,
  Money,
  nullable,
  oneOf,
  SignedMoney,
  Take,
  Text,
} from "../common-schemas.ts";
import { Version } from "../record-edits/record-edit-schemas.ts";

const path = closed({ id: Id });
const READ = { access: "operator", permission: "settlements.manage" } as const;
const CHANGE = { ...READ, once: true } as const;
const Reason = Filled(200);

/** Sums owed to a farm, in 원; `total` = goods + shipping + returns + corrections. */
const Sums = closed({
  distributorId: Id,
  distributorName: Text(60),
  /** Units that arrived. */
  units: Count,
  goods: Count,
  shipping: Type.Integer(),
  /** Taken off for what buyers got back; at most 0. */
  returns: Type.Integer(),
  corrections: Type.Integer(),
  total: Type.Integer(),
});

const Settlement = closed({
  id: Id,
  ...Sums.properties,
  /** Last day of arrival. */
  through: DateText,
  closedAt: Instant,
  closedBy: nullable(Text(30)),
  paidOn: nullable(DateText),
  version: Count,
});

const Party = closed({ name: Text(100), businessNumber: Text(60), address: Text(300), phone: Text(60) });

export const ADJUSTMENT_KINDS = ["shipping", "return", "return_shipping", "correction"] as const;

export const settlementCalls = calls({
  "GET /operator/v1/settlements": {
    farm: true,
    ...READ,
    summary: "농가 정산, 새것부터",
    query: closed({
      distributorId: Type.Optional(Id),
      isPaid: Type.Optional(Type.Boolean()),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Text(20)),
    }),
    reply: listOf(Settlement),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/settlements": {
    ...CHANGE,
    summary: "그날까지 도착했고 아직 정산하지 않은 것을 농가별로 마감해요. 미리 보면 아무것도 쓰지 않아요.",
    query: closed({ dryRun: Type.Optional(Type.Boolean()) }),
    body: closed({
      through: DayInput,
      /** Farms to close; all without it. */
      distributorIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 500 })),
      reason: Reason,
    }),
    reply: closed({ list: Type.Array(closed({ id: nullable(Id), ...Sums.properties })) }),
    refusals: ["SETTLEMENT_DAY_OPEN"],
  },
  "GET /operator/v1/settlements/{id}": {
    farm: true,
    ...READ,
    summary: "정산 하나: 상품과 옵션별 공급가, 더하고 뺀 것과 까닭",
    path,
    reply: closed({
      ...Settlement.properties,
      /** Parties as a printed statement names them. */
      farm: Party,
      shop: closed({ ...Party.properties, representative: Text(60) }),
      lines: Type.Array(
        closed({
          productId: Id,
          productName: Text(200),
          optionName: Text(200),
          units: Count,
          /** Cost of a unit on the day of the order. */
          unitCost: Money,
          amount: Count,
        }),
      ),
      adjustments: Type.Array(
        closed({
          id: Id,
          kind: oneOf(ADJUSTMENT_KINDS),
          orderId: nullable(Id),
          orderNumber: nullable(Text(20)),
          amount: Type.Integer(),
          reason: Text(200),
        }),
      ),
    }),
    refusals: ["SETTLEMENT_NOT_FOUND"],
  },
  "PUT /operator/v1/settlements/{id}/payment": {
    ...CHANGE,
    summary: "농가에 준 날을 적거나, 잘못 적은 날을 지워요.",
    path,
    body: closed({ version: Version, paidOn: nullable(DayInput), reason: Reason }),
    reply: Settlement,
    refusals: ["SETTLEMENT_NOT_FOUND", "SETTLEMENT_CHANGED", "SETTLEMENT_PAID_LATER"],
  },
  "POST /operator/v1/settlement-corrections": {
    ...CHANGE,
    summary: "다음 정산에 더하거나 뺄 것을 까닭과 함께 적어요. 잘못 적은 것은 반대 금액으로 바로잡아요.",
    body: closed({ distributorId: Id, orderId: Type.Optional(Id), amount: SignedMoney, reason: Reason }),
    reply: closed({ id: Id, amount: Type.Integer() }),
    refusals: ["INVALID_INPUT", "DISTRIBUTOR_UNKNOWN", "ORDER_NOT_FOUND"],
  },
});
