import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Id, nullable } from "../common-schemas.ts";
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
import { MediaPath } from "./media-path.ts";

/** Fields of a category; one without `parentId` is a root. Categories are two levels deep. */
export const CategoryFields = closed({
  parentId: nullable(Id),
  slug: nullable(Type.String({ pattern: "^[a-z0-9][a-z0-9-]*$", maxLength: 60 })),
  name: Filled(40),
  icon: MediaPath,
  sort: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
});

const CHANGES = { permission: "catalog.edit" } as const;

export const operatorCategoryCalls = calls({
  "GET /operator/v1/categories": {
    summary: "카테고리 목록, 새것부터. 글로 찾을 수 있어요.",
    access: "operator",
    permission: "orders.read",
    query: RecordQuery,
    reply: recordList(CategoryFields),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/categories": {
    ...ADD,
    ...CHANGES,
    summary: "카테고리 더하기. 한 줄이라도 맞지 않으면 아무것도 더하지 않아요.",
    body: addBody(CategoryFields),
    reply: AddReply,
    refusals: ["CATEGORY_PARENT_INVALID", "SLUG_TAKEN", "PICTURE_UNKNOWN", "INVALID_INPUT"],
  },
  "PATCH /operator/v1/categories": {
    ...EDIT,
    ...CHANGES,
    summary: "카테고리 고치기. 예약하거나 미리 볼 수 있어요.",
    body: editBody(CategoryFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, "CATEGORY_PARENT_INVALID", "SLUG_TAKEN", "PICTURE_UNKNOWN"],
  },
  "POST /operator/v1/categories/delete": {
    ...ADD,
    ...CHANGES,
    summary: "카테고리 지우기. 되돌리면 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
});
