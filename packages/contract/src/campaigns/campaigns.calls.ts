import { CAMPAIGN_STATUSES } from "@todayfruit/domain/campaigns/derive-campaign-status";
import { CHANNELS } from "@todayfruit/domain/messages/message-routes-and-outcomes";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import {
  Count,
  closed,
  Filled,
  Id,
  Instant,
  InstantInput,
  Money,
  nullable,
  oneOf,
} from "../common-schemas.ts";
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

const Days = Type.Integer({ minimum: 1, maximum: 3650 });

/** Fields of a campaign that operators write. Its segment is the members who meet each condition that is not `null`. */
export const CampaignFields = closed({
  name: Filled(60),
  /** Text without `(광고)` and the way to refuse, which are added. */
  text: Filled(500),
  /** Second text, to compare both. */
  otherText: nullable(Filled(500)),
  /** Percent of the members who get the second text; `null` without one. */
  otherShare: nullable(Type.Integer({ minimum: 1, maximum: 50 })),
  channels: Type.Array(oneOf(CHANNELS), { minItems: 1, maxItems: 3, uniqueItems: true }),
  leastGrade: nullable(Type.Integer({ minimum: 1, maximum: 9 })),
  orderedWithinDays: nullable(Days),
  notOrderedForDays: nullable(Days),
  /** Farm from which they bought. */
  boughtOf: nullable(Id),
  /** `null`: a draft. An instant that has passed sends it at once. */
  sendAt: nullable(InstantInput),
  /** Stops it for good; what was sent is sent. */
  isCancelled: Type.Boolean(),
});

/** Outcome of one text of a campaign. */
const TextResult = closed({
  recipients: Count,
  /** Recipients who ordered within seven days after it was sent to them. */
  buyers: Count,
  /** Sum of these orders in 원. */
  paid: Money,
});

const CHANGES = { permission: "coupons.manage" } as const;
const REFUSALS = ["CAMPAIGN_TEXTS_INCOMPLETE", "DISTRIBUTOR_UNKNOWN", "CAMPAIGN_STARTED"] as const;

export const campaignCalls = calls({
  "GET /operator/v1/campaigns": {
    summary: "캠페인 목록, 새것부터. 글로 찾을 수 있어요.",
    access: "operator",
    permission: "coupons.manage",
    query: RecordQuery,
    reply: recordList(closed({ ...CampaignFields.properties, sendAt: nullable(Instant) })),
    refusals: ["INVALID_INPUT"],
  },
  "GET /operator/v1/campaigns/{id}": {
    summary: "캠페인의 상태, 받을 회원 수, 글마다의 결과.",
    access: "operator",
    permission: "coupons.manage",
    path: closed({ id: Id }),
    reply: closed({
      status: oneOf(CAMPAIGN_STATUSES),
      startedAt: nullable(Instant),
      finishedAt: nullable(Instant),
      audience: closed({
        /** Members of the segment, as it is now. */
        members: Count,
        /** Those of them who consented to advertising, and so get it. */
        consented: Count,
        /** Those of them who get it between 21:00 and 08:00 KST, too. */
        consentedAtNight: Count,
      }),
      results: closed({ text: TextResult, otherText: TextResult }),
    }),
    refusals: ["RECORD_NOT_FOUND"],
  },
  "POST /operator/v1/campaigns": {
    ...ADD,
    ...CHANGES,
    summary: "캠페인 만들기: 광고를 받기로 한 회원 가운데 조건에 맞는 회원에게, 정한 때에.",
    body: addBody(CampaignFields),
    reply: AddReply,
    refusals: [...REFUSALS, "INVALID_INPUT"],
  },
  "PATCH /operator/v1/campaigns": {
    ...EDIT,
    ...CHANGES,
    summary: "캠페인 고치기와 멈추기(isCancelled). 보내기 시작한 뒤에는 이름만 고치고 멈출 수만 있어요.",
    body: editBody(CampaignFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, ...REFUSALS],
  },
  "POST /operator/v1/campaigns/delete": {
    ...ADD,
    ...CHANGES,
    summary: "보내지 않은 캠페인 지우기. 되돌리면 그대로 돌아와요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
});
