import { calls } from "../call-definition.ts";
import { closed, Filled, Instant, InstantInput } from "../common-schemas.ts";
import { BannerFields } from "../displays/operator-banners.calls.ts";
import {
  ADD,
  AddReply,
  addBody,
  DELETE_REFUSALS,
  DeleteBody,
  DeleteReply,
  EDIT,
  EDIT_REFUSALS,
  EditReply,
  editBody,
  RecordQuery,
  recordList,
} from "../record-edits/record-edit-schemas.ts";

/** Fields of a live broadcast outside of the shop, whose link (`{path}?live={id}`) leads into it. */
export const BroadcastFields = closed({
  title: Filled(100),
  /** Path within the shop that its link opens, e.g. `/products/20001`. */
  path: BannerFields.properties.href,
  startsAt: InstantInput,
});

const CHANGES = { permission: "displays.edit" } as const;

export const operatorBroadcastCalls = calls({
  "GET /operator/v1/broadcasts": {
    summary: "라이브 방송 목록, 새것부터. 글로 찾을 수 있어요.",
    access: "operator",
    permission: "orders.read",
    query: RecordQuery,
    reply: recordList(closed({ ...BroadcastFields.properties, startsAt: Instant })),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/broadcasts": {
    ...ADD,
    ...CHANGES,
    summary: "라이브 방송 더하기. 한 줄이라도 맞지 않으면 아무것도 더하지 않아요.",
    body: addBody(BroadcastFields),
    reply: AddReply,
    refusals: ["INVALID_INPUT"],
  },
  "PATCH /operator/v1/broadcasts": {
    ...EDIT,
    ...CHANGES,
    summary: "라이브 방송 고치기. 예약하거나 미리 볼 수 있어요.",
    body: editBody(BroadcastFields),
    reply: EditReply,
    refusals: EDIT_REFUSALS,
  },
  "POST /operator/v1/broadcasts/delete": {
    ...ADD,
    ...CHANGES,
    summary: "아직 주문이 오지 않은 라이브 방송 지우기. 되돌리면 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
});
