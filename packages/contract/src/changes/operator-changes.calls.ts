import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import {
  Count,
  closed,
  Filled,
  Id,
  Instant,
  listOf,
  nullable,
  oneOf,
  Take,
  Text,
} from "../common-schemas.ts";
import {
  CHANGE_STATUSES,
  ChangeMade,
  NoFieldValues,
  RefusedRow,
} from "../record-edits/record-edit-schemas.ts";

const path = closed({ id: Id });
const Noun = Type.String({ pattern: "^[a-z-]{1,40}$", maxLength: 40 });

const Change = closed({
  id: Id,
  noun: Noun,
  status: oneOf(CHANGE_STATUSES),
  /** Number of edited records. */
  rowCount: Count,
  reason: Text(300),
  operatorId: nullable(Id),
  operatorName: nullable(Text(30)),
  createdAt: Instant,
  effectiveAt: Instant,
  /** Code of the refusal that stopped a scheduled change at its instant. */
  failure: nullable(Text(60)),
  /** Change that this one takes back. */
  undoesId: nullable(Id),
});

export const changeCalls = calls({
  "GET /operator/v1/changes": {
    summary: "운영자가 바꾼 것과 예약해 둔 것, 새것부터",
    access: "operator",
    permission: "orders.read",
    query: closed({
      noun: Type.Optional(Noun),
      status: Type.Optional(oneOf(CHANGE_STATUSES)),
      operatorId: Type.Optional(Id),
      /** Id of an edited record; with `noun`, since records of two nouns can have the same. */
      recordId: Type.Optional(Id),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Text(20)),
    }),
    reply: listOf(Change),
    refusals: ["INVALID_INPUT"],
  },
  "GET /operator/v1/changes/{id}": {
    summary: "바꾼 것 하나와 줄마다 바뀐 값",
    access: "operator",
    permission: "orders.read",
    path,
    reply: closed({
      ...Change.properties,
      rows: Type.Array(closed({ id: Id, before: NoFieldValues, after: NoFieldValues })),
    }),
    refusals: ["CHANGE_NOT_FOUND"],
  },
  "POST /operator/v1/changes/{id}/undo": {
    farm: true,
    summary:
      "바꾼 것을 되돌려요. 그 뒤에 다시 바뀐 값이 있으면 되돌리지 않고 알려 줘요. 주문의 접수, 미룸, 출고는 알림이 떠나기 전까지 되돌리고, partial이면 되는 주문만 되돌려요.",
    access: "operator",
    permission: null,
    once: true,
    path,
    query: closed({
      /** Takes back the orders that can be; without it one that cannot refuses all. Edits of records know all or nothing. */
      partial: Type.Optional(Type.Boolean()),
    }),
    body: closed({ reason: Filled(200) }),
    reply: closed({
      ...ChangeMade.properties,
      /** Orders that were not taken back, with the reason and what is still possible. */
      refused: Type.Array(RefusedRow),
    }),
    refusals: [
      "BUYER_ALREADY_TOLD",
      "PARCEL_UNDER_WAY",
      "CHANGE_NOT_FOUND",
      "CHANGE_NOT_APPLIED",
      "CHANGE_OVERTAKEN",
      "PERMISSION_REQUIRED",
      "RECORD_NOT_FOUND",
      "INVALID_INPUT",
    ],
  },
  "POST /operator/v1/changes/{id}/cancel": {
    summary: "예약한 것을 거둬요. 이미 바뀌었으면 되돌려야 해요.",
    access: "operator",
    permission: null,
    once: true,
    path,
    body: closed({ reason: Filled(200) }),
    reply: ChangeMade,
    refusals: ["CHANGE_NOT_FOUND", "CHANGE_NOT_SCHEDULED", "PERMISSION_REQUIRED"],
  },
});
