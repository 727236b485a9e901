import { REHEARSED_CALLS } from "@todayfruit/domain/waiting-rooms/rehearsal-figure-types";
import { FINDING_TONES } from "@todayfruit/domain/waiting-rooms/rehearsal-findings";
import {
  FEWEST_BUYERS,
  MOST_BUYERS,
  REHEARSAL_FAILURES,
  REHEARSAL_STATES,
} from "@todayfruit/domain/waiting-rooms/rehearsal-limits-and-states";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Filled, Id, Instant, nullable, oneOf, Take, Text } from "../common-schemas.ts";
import {
  ChangeMade,
  EDIT,
  EDIT_REFUSALS,
  EditReply,
  editBody,
  Version,
} from "../record-edits/record-edit-schemas.ts";

/** Seconds or a rate, not negative. */
const Amount = Type.Number({ minimum: 0 });

/** Figures that a rehearsal measured. */
export const RehearsalFigures = closed({
  buyers: Count,
  units: Count,
  perPerson: Count,
  atOnce: Count,
  bought: Count,
  gaveUp: Count,
  missed: Count,
  sold: Count,
  left: Count,
  /** People who bought twice. */
  twice: Count,
  enterSeconds: Amount,
  drawSeconds: Amount,
  sellSeconds: Amount,
  /** Seconds from the hour to the turn, of buyers who pay at once. */
  turnSeconds: closed({ first: Amount, median: Amount, last: Amount }),
  calls: Type.Array(closed({ call: oneOf(REHEARSED_CALLS), count: Count, p50Ms: Amount, p99Ms: Amount })),
  statusPerSecond: Amount,
  purchasesPerSecond: Amount,
  /** Replies with 5xx. */
  serverErrors: Count,
  refusals: Type.Array(closed({ code: Text(60), count: Count })),
  breaches: Type.Array(Text(200)),
  /** Seconds that people take from their turn to the payment. */
  paySeconds: Amount,
  /** True when they follow from openings of this shop, false when they are assumed. */
  isPayMeasured: Type.Boolean(),
  giveUpPercent: Amount,
});

/** Opening with people as the figures forecast it. */
export const RehearsalForecast = closed({
  mostWaiting: Count,
  mostAtOnce: Count,
  /** Minutes until the turn. */
  minutes: closed({ first: Count, median: Count, last: Count }),
});

/** Rehearsal of a waiting room; its report is there once it is done. */
export const Rehearsal = closed({
  id: Id,
  version: Version,
  buyers: Count,
  state: oneOf(REHEARSAL_STATES),
  failure: nullable(oneOf(REHEARSAL_FAILURES)),
  /** `null` for an operator of the command line. */
  requestedBy: nullable(Text(30)),
  requestedAt: Instant,
  startedAt: nullable(Instant),
  endedAt: nullable(Instant),
  report: nullable(
    closed({
      figures: RehearsalFigures,
      forecast: RehearsalForecast,
      findings: Type.Array(closed({ tone: oneOf(FINDING_TONES), text: Text(300) })),
    }),
  ),
});

/** Fields of a rehearsal that operators edit: one that has not ended can be cancelled, for good. */
export const RehearsalFields = closed({ isCancelled: Type.Boolean() });

/** Refusals of a request, which also say why none can be made now. */
const REHEARSAL_REFUSALS = [
  "REHEARSAL_NOT_SET_UP",
  "REHEARSAL_NOT_ANNOUNCED",
  "REHEARSAL_NEAR_OPENING",
  "REHEARSAL_RUNNING",
] as const;

const path = closed({ id: Id });

/** Calls of operators about rehearsals of waiting rooms. */
export const rehearsalCalls = calls({
  "GET /operator/v1/waiting-rooms/{id}/rehearsals": {
    summary: "오픈 리허설 목록과 보고서, 새것부터. 지금 할 수 없으면 blockedBy에 까닭이 있어요.",
    access: "operator",
    permission: "orders.read",
    path,
    query: closed({ take: Type.Optional(Take), nextPage: Type.Optional(Text(20)) }),
    reply: closed({
      /** Reason why none can be requested now; `null` where one can. */
      blockedBy: nullable(closed({ code: oneOf(REHEARSAL_REFUSALS), message: Text(200) })),
      /** Buyers of the last one, else members who asked to be told, else three for each box. */
      suggestedBuyers: Count,
      list: Type.Array(Rehearsal),
      nextPage: nullable(Text(200)),
    }),
    refusals: ["RECORD_NOT_FOUND", "INVALID_INPUT"],
  },
  "POST /operator/v1/waiting-rooms/{id}/rehearsals": {
    summary:
      "오픈 리허설 하기: 가게의 복사본에서 가짜 손님이 그 오픈을 미리 사 봐요. 진짜 재고와 주문은 그대로예요.",
    access: "operator",
    permission: "catalog.edit",
    once: true,
    path,
    /** Answers whether it could be done and writes nothing. */
    query: closed({ dryRun: Type.Optional(Type.Boolean()) }),
    body: closed({
      buyers: Type.Integer({ minimum: FEWEST_BUYERS, maximum: MOST_BUYERS }),
      reason: Filled(200),
    }),
    /** `null` for a dry run. */
    reply: closed({ id: nullable(Id), change: nullable(ChangeMade) }),
    refusals: ["RECORD_NOT_FOUND", ...REHEARSAL_REFUSALS],
  },
  "PATCH /operator/v1/rehearsals": {
    ...EDIT,
    permission: "catalog.edit",
    summary: "끝나지 않은 오픈 리허설 멈추기(isCancelled). 복사본은 지워요.",
    body: editBody(RehearsalFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, "REHEARSAL_ENDED"],
  },
});
