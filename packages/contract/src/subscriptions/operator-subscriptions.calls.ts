import {
  PAUSE_REASONS,
  SUBSCRIPTION_STATUSES,
} from "@todayfruit/domain/subscriptions/subscription-status-and-reason-codes";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import {
  Count,
  closed,
  DateText,
  Filled,
  Id,
  Instant,
  listOf,
  Money,
  nullable,
  oneOf,
  Take,
  Text,
} from "../common-schemas.ts";
import { EDIT, EDIT_REFUSALS, EditReply, editBody, Version } from "../record-edits/record-edit-schemas.ts";
import { IntervalWeeks, NextCycle, PastCycle, SubscribedUnits } from "./subscription.ts";

/** Fields of a subscription that operators edit for its buyer. */
export const SubscriptionFields = closed({
  /** `ended` is final. */
  status: oneOf(SUBSCRIPTION_STATUSES),
});

const listed = {
  id: Id,
  version: Version,
  status: oneOf(SUBSCRIPTION_STATUSES),
  memberId: Id,
  /** Masked name. */
  memberName: nullable(Text(60)),
  productId: Id,
  productName: Text(120),
  optionId: Id,
  optionName: Text(120),
  isBox: Type.Boolean(),
  units: SubscribedUnits,
  intervalWeeks: IntervalWeeks,
  priceLimit: nullable(Money),
  hasCard: Type.Boolean(),
  pauseReason: nullable(oneOf(PAUSE_REASONS)),
  /** Next delivery; `null` without one. */
  nextDispatchOn: nullable(DateText),
  nextState: nullable(NextCycle.properties.state),
  /** Deliveries paid so far. */
  paidCount: Count,
  createdAt: Instant,
  endedAt: nullable(Instant),
};

/** Subscription in the list of operators. */
export const ListedSubscription = closed(listed);

/** Subscription as operators see it, with its latest 20 billing cycles. */
export const OperatorSubscription = closed({
  ...listed,
  /** Zone code of the address; the address itself is read as personal data of the member. */
  zonecode: Text(5),
  next: nullable(NextCycle),
  /** Delivery that was skipped last and may still be taken back. */
  skipped: nullable(closed({ number: Count, dispatchOn: DateText, undoUntil: Instant })),
  cycles: Type.Array(PastCycle),
  /** What operators did to it, the latest 20. */
  actions: Type.Array(
    closed({ id: Id, operatorName: Text(30), action: Text(60), reason: Text(300), at: Instant }),
  ),
});

const ofCycle = closed({ id: Id, number: Type.Integer({ minimum: 1, maximum: 1_000_000 }) });
const SKIPS = {
  access: "operator",
  permission: "orders.note",
  once: true,
  path: ofCycle,
  query: closed({ dryRun: Type.Optional(Type.Boolean()) }),
  body: closed({
    /** Version that was seen. */
    version: Version,
    reason: Filled(200),
  }),
  reply: closed({
    id: Id,
    version: Version,
    number: Count,
    dispatchOn: DateText,
    /** Day of the next delivery after it. */
    nextDispatchOn: DateText,
  }),
} as const;
const SKIP_REFUSALS = [
  "SUBSCRIPTION_NOT_FOUND",
  "SUBSCRIPTION_ENDED",
  "RECORD_CHANGED",
  "CYCLE_CHANGED",
  "CYCLE_TOO_LATE",
  "CYCLE_CHARGING",
] as const;

/** Calls of operators about the subscriptions of members. */
export const operatorSubscriptionCalls = calls({
  "GET /operator/v1/subscriptions": {
    summary:
      "정기배송 목록, 새것부터. 상태, 상품, 회원, 이름의 앞부분, 휴대폰 뒤 4자리로 찾아요. attention이면 답이나 결제를 기다리는 것만.",
    access: "operator",
    permission: "members.read",
    query: closed({
      status: Type.Optional(oneOf(SUBSCRIPTION_STATUSES)),
      /** Cards that failed, and prices above the limit that wait for an answer. */
      attention: Type.Optional(Type.Boolean()),
      productId: Type.Optional(Id),
      memberId: Type.Optional(Id),
      /** Beginning of the member's name. */
      name: Type.Optional(Filled(30)),
      /** Last four digits of the member's phone. */
      phoneEnd: Type.Optional(Type.String({ pattern: "^[0-9]{4}$", maxLength: 4 })),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Text(20)),
    }),
    reply: listOf(ListedSubscription),
    refusals: ["INVALID_INPUT"],
  },
  "GET /operator/v1/subscriptions/{id}": {
    summary: "정기배송 하나: 다음 회차, 지난 회차와 주문, 담당자가 한 일.",
    access: "operator",
    permission: "members.read",
    path: closed({ id: Id }),
    reply: OperatorSubscription,
    refusals: ["SUBSCRIPTION_NOT_FOUND"],
  },
  "PATCH /operator/v1/subscriptions": {
    ...EDIT,
    permission: "orders.note",
    summary:
      "산 분 대신 쉬게 하기(paused), 다시 시작하기(active), 그만두기(ended). 산 분에게 알려요. 미리 볼 수 있어요.",
    body: editBody(SubscriptionFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, "SUBSCRIPTION_ENDED", "SUBSCRIPTION_NOT_OFFERED", "CYCLE_CHARGING"],
  },
  "PUT /operator/v1/subscriptions/{id}/cycles/{number}/skip": {
    ...SKIPS,
    summary: "산 분 대신 이번 회차를 건너뛰어요. 산 분에게 알려요.",
    refusals: SKIP_REFUSALS,
  },
  "PUT /operator/v1/subscriptions/{id}/cycles/{number}/unskip": {
    ...SKIPS,
    summary: "건너뛴 회차를 되돌려요. 출고 이틀 전 18:00까지.",
    refusals: [...SKIP_REFUSALS, "SUBSCRIPTION_PAUSED"],
  },
});
