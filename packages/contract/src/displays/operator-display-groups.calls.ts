import { GROUP_ORDERS } from "@todayfruit/domain/displays/display-group-texts-and-claims";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Id, Instant, InstantInput, nullable, oneOf } from "../common-schemas.ts";
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
import { DISPLAY_UI_TYPES } from "./display-tabs-and-groups.ts";

const Ids = Type.Array(Id, { maxItems: 200, uniqueItems: true });

/** Fields of a display group: what it shows, in which order and layout. */
export const DisplayGroupFields = closed({
  name: Filled(60),
  title: nullable(Filled(100)),
  subTitle: nullable(Filled(200)),
  orderByType: oneOf(GROUP_ORDERS),
  contentsType: oneOf(["product", "tab"]),
  uiType: oneOf(DISPLAY_UI_TYPES),
  productIds: Ids,
  bannerIds: Ids,
  categoryIds: Ids,
  reviewIds: Ids,
  videoIds: Ids,
  /** End of a countdown; `null` without one. */
  endsAt: nullable(InstantInput),
  /** Shows only products whose timed price holds now. */
  isTimeSale: Type.Boolean(),
});

const CHANGES = { permission: "displays.edit" } as const;

export const operatorDisplayGroupCalls = calls({
  "GET /operator/v1/display-groups": {
    summary: "진열 묶음 목록, 새것부터. 글로 찾을 수 있어요.",
    access: "operator",
    permission: "orders.read",
    query: RecordQuery,
    reply: recordList(closed({ ...DisplayGroupFields.properties, endsAt: nullable(Instant) })),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/display-groups": {
    ...ADD,
    ...CHANGES,
    summary: "진열 묶음 더하기. 한 줄이라도 맞지 않으면 아무것도 더하지 않아요.",
    body: addBody(DisplayGroupFields),
    reply: AddReply,
    refusals: ["DISPLAY_CONTENT_UNKNOWN", "INVALID_INPUT"],
  },
  "PATCH /operator/v1/display-groups": {
    ...EDIT,
    ...CHANGES,
    summary: "진열 묶음 고치기. 예약하거나 미리 볼 수 있어요.",
    body: editBody(DisplayGroupFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, "DISPLAY_CONTENT_UNKNOWN"],
  },
  "POST /operator/v1/display-groups/delete": {
    ...ADD,
    ...CHANGES,
    summary: "진열 묶음 지우기. 되돌리면 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
});
