import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Instant, InstantInput, nullable, Text } from "../common-schemas.ts";
import { BannerFields } from "../displays/operator-banners.calls.ts";
import { MediaPath } from "../products/media-path.ts";
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
import { VariantName } from "../variant-settings/variant-settings-schema.ts";

/** Fields of a popup, shown on the home of its variants from `beginsAt` until before `endsAt`. */
export const PopupFields = closed({
  title: Filled(60),
  text: nullable(Filled(300)),
  image: nullable(MediaPath),
  /** Text for screen readers; empty where the title says what the picture shows. */
  imageAlt: Text(100),
  /** Path within the shop, e.g. `/displays/6012`; `null`: it leads nowhere. */
  href: nullable(BannerFields.properties.href),
  variants: Type.Array(VariantName, { minItems: 1, maxItems: 4, uniqueItems: true }),
  beginsAt: InstantInput,
  endsAt: InstantInput,
});

const CHANGES = { permission: "displays.edit" } as const;
const RULES = ["POPUP_PERIOD_INVALID", "POPUP_EMPTY", "PICTURE_UNKNOWN"] as const;

export const operatorPopupCalls = calls({
  "GET /operator/v1/popups": {
    summary: "팝업 목록, 새것부터. 글로 찾을 수 있어요.",
    access: "operator",
    permission: "orders.read",
    query: RecordQuery,
    reply: recordList(closed({ ...PopupFields.properties, beginsAt: Instant, endsAt: Instant })),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/popups": {
    ...ADD,
    ...CHANGES,
    summary: "팝업 더하기. 한 줄이라도 맞지 않으면 아무것도 더하지 않아요.",
    body: addBody(PopupFields),
    reply: AddReply,
    refusals: [...RULES, "INVALID_INPUT"],
  },
  "PATCH /operator/v1/popups": {
    ...EDIT,
    ...CHANGES,
    summary: "팝업 고치기. 예약하거나 미리 볼 수 있어요.",
    body: editBody(PopupFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, ...RULES],
  },
  "POST /operator/v1/popups/delete": {
    ...ADD,
    ...CHANGES,
    summary: "팝업 지우기. 되돌리면 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
});
