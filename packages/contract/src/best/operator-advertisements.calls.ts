import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Id, oneOf } from "../common-schemas.ts";
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
import { ADVERTISING_TYPES } from "./best.calls.ts";

/** Fields of a product shown with a badge among the best or on the home page. */
export const AdvertisementFields = closed({
  type: oneOf(ADVERTISING_TYPES),
  categoryId: Id,
  productId: Id,
  badge: Filled(20),
  sort: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
});

const CHANGES = { permission: "displays.edit" } as const;

export const operatorAdvertisementCalls = calls({
  "GET /operator/v1/advertisements": {
    summary: "광고 자리 목록, 새것부터. 글로 찾을 수 있어요.",
    access: "operator",
    permission: "orders.read",
    query: RecordQuery,
    reply: recordList(AdvertisementFields),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/advertisements": {
    ...ADD,
    ...CHANGES,
    summary: "광고 자리 더하기. 한 줄이라도 맞지 않으면 아무것도 더하지 않아요.",
    body: addBody(AdvertisementFields),
    reply: AddReply,
    refusals: ["ADVERTISED_PRODUCT_UNKNOWN", "INVALID_INPUT"],
  },
  "PATCH /operator/v1/advertisements": {
    ...EDIT,
    ...CHANGES,
    summary: "광고 자리 고치기. 예약하거나 미리 볼 수 있어요.",
    body: editBody(AdvertisementFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, "ADVERTISED_PRODUCT_UNKNOWN"],
  },
  "POST /operator/v1/advertisements/delete": {
    ...ADD,
    ...CHANGES,
    summary: "광고 자리 지우기. 되돌리면 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
});
