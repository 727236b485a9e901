import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Instant, InstantInput, nullable } from "../common-schemas.ts";
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

/** Fields of a banner, shown from `beginsAt` until before `endsAt`. */
export const BannerFields = closed({
  title: Filled(100),
  subTitle: nullable(Filled(200)),
  image: MediaPath,
  /** Path within the shop, e.g. `/displays/6012`. */
  href: Type.String({ pattern: "^/([A-Za-z0-9_.?=%-][A-Za-z0-9_./?=%-]*)?$", maxLength: 200 }),
  backgroundColor: Type.String({ pattern: "^#[0-9A-Fa-f]{6}$", maxLength: 7 }),
  beginsAt: InstantInput,
  endsAt: InstantInput,
});

const CHANGES = { permission: "displays.edit" } as const;

export const operatorBannerCalls = calls({
  "GET /operator/v1/banners": {
    summary: "배너 목록, 새것부터. 글로 찾을 수 있어요.",
    access: "operator",
    permission: "orders.read",
    query: RecordQuery,
    reply: recordList(closed({ ...BannerFields.properties, beginsAt: Instant, endsAt: Instant })),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/banners": {
    ...ADD,
    ...CHANGES,
    summary: "배너 더하기. 한 줄이라도 맞지 않으면 아무것도 더하지 않아요.",
    body: addBody(BannerFields),
    reply: AddReply,
    refusals: ["BANNER_PERIOD_INVALID", "PICTURE_UNKNOWN", "INVALID_INPUT"],
  },
  "PATCH /operator/v1/banners": {
    ...EDIT,
    ...CHANGES,
    summary: "배너 고치기. 예약하거나 미리 볼 수 있어요.",
    body: editBody(BannerFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, "BANNER_PERIOD_INVALID", "PICTURE_UNKNOWN"],
  },
  "POST /operator/v1/banners/delete": {
    ...ADD,
    ...CHANGES,
    summary: "배너 지우기. 되돌리면 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
});
