import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Id, Instant, InstantInput, Text } from "../common-schemas.ts";
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

const Pixels = Type.Integer({ minimum: 1, maximum: 10_000 });

/** Fields of a video of products that operators edit; the file and its first frame are stored before they are named. */
export const VideoFields = closed({
  /** Last part of its address. */
  slug: Type.String({ pattern: "^[a-z0-9-]{1,80}$", maxLength: 80 }),
  title: Filled(100),
  contents: Text(2000),
  videoUrl: MediaPath,
  thumbnail: MediaPath,
  durationSeconds: Type.Number({ minimum: 0.01, maximum: 9999.99, multipleOf: 0.01 }),
  width: Pixels,
  height: Pixels,
  /** Products that it shows, in order. */
  productIds: Type.Array(Id, { maxItems: 100, uniqueItems: true }),
  /** Taken from the feed, from groups and from product pages. */
  isHidden: Type.Boolean(),
  /** Instant by which the feed is sorted, the newest first. */
  publishedAt: InstantInput,
});

const CHANGES = { permission: "displays.edit" } as const;
const REFUSALS = ["SLUG_TAKEN", "DISPLAY_CONTENT_UNKNOWN", "PICTURE_UNKNOWN"] as const;

export const operatorVideoCalls = calls({
  "GET /operator/v1/videos": {
    summary: "영상 목록, 새것부터. 글로 찾을 수 있어요.",
    access: "operator",
    permission: "orders.read",
    query: RecordQuery,
    reply: recordList(closed({ ...VideoFields.properties, publishedAt: Instant })),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/videos": {
    ...ADD,
    ...CHANGES,
    summary: "영상 더하기. 한 줄이라도 맞지 않으면 아무것도 더하지 않아요.",
    body: addBody(VideoFields),
    reply: AddReply,
    refusals: [...REFUSALS, "INVALID_INPUT"],
  },
  "PATCH /operator/v1/videos": {
    ...EDIT,
    ...CHANGES,
    summary: "영상 고치기, 숨기기와 다시 보이기. 예약하거나 미리 볼 수 있어요.",
    body: editBody(VideoFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, ...REFUSALS],
  },
  "POST /operator/v1/videos/delete": {
    ...ADD,
    ...CHANGES,
    summary: "아직 아무도 보거나 저장하지 않은 영상 지우기. 되돌리면 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
});
