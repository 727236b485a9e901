import { TRACKING_CODES } from "@todayfruit/domain/shipping/interpret-tracking-and-schedule-checks";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, DayInput, Id, Instant, listOf, nullable, oneOf, Text } from "../common-schemas.ts";
import { Version } from "../record-edits/record-edit-schemas.ts";

/** Most rows of a page, as many as are accepted or sent in one call. */
const MOST_ROWS = 500;
const PAGE = {
  take: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_ROWS })),
  nextPage: Type.Optional(Text(20)),
};

/** What a farm has to send on a day and what it has sent, in parcels. */
const FarmOfDay = closed({
  distributor: closed({ id: Id, name: Text(120), region: Text(40) }),
  carrier: closed({ code: Text(2), name: Text(30) }),
  /** Until when an order leaves the same day, HH:MM in KST. */
  cutoffTime: Text(5),
  /** Parcels of paid orders that were not accepted yet. */
  paidParcels: Count,
  /** Parcels that are accepted and not sent. */
  acceptedParcels: Count,
  /** Parcels that left on the day; for a day to come, from today on. */
  sentParcels: Count,
});

const SentParcel = closed({
  id: Id,
  version: Version,
  orderId: Id,
  orderNumber: Text(20),
  /** Masked unless a role of the operator has a permanent reason to read it. */
  receiverName: Text(30),
  carrier: closed({ code: Text(2), name: Text(30) }),
  invoiceNumber: Text(30),
  dispatchedAt: Instant,
  deliveredAt: nullable(Instant),
  /** `true` for goods sent again for an exchange. */
  isReplacement: Type.Boolean(),
  /** What the carrier said last; `null` before it said anything. */
  lastEvent: nullable(closed({ code: oneOf(TRACKING_CODES), at: Instant, description: Text(200) })),
});

const READS = { farm: true, access: "operator", permission: "orders.ship" } as const;

export const dispatchDayCalls = calls({
  "GET /operator/v1/dispatch-farms": {
    ...READS,
    summary: "그날 나갈 것이 있거나 나간 농가: 접수 전, 준비, 나간 상자가 몇인지. 받는 분의 정보는 없어요.",
    query: closed({ day: DayInput, distributorId: Type.Optional(Id), ...PAGE }),
    reply: listOf(FarmOfDay),
    refusals: ["INVALID_INPUT"],
  },
  "GET /operator/v1/dispatch-farms/{id}/paid-orders": {
    ...READS,
    summary: "그날까지 나가야 하는데 아직 접수하지 않은 이 농가의 주문, 오래된 것부터.",
    path: closed({ id: Id }),
    query: closed({ day: DayInput, ...PAGE }),
    reply: listOf(closed({ id: Id, orderNumber: Text(20) })),
    refusals: ["INVALID_INPUT"],
  },
  "GET /operator/v1/sent-parcels": {
    ...READS,
    summary:
      "그날 나간 상자, 마지막에 나간 것부터. 앞날이면 오늘부터 나간 것. 송장과 택배사가 마지막에 알린 것.",
    query: closed({
      day: DayInput,
      distributorId: Type.Optional(Id),
      ...PAGE,
    }),
    reply: listOf(SentParcel),
    refusals: ["INVALID_INPUT"],
  },
});
