import { CHANNELS } from "@todayfruit/domain/messages/message-routes-and-outcomes";
import { TEMPLATE_NAMES } from "@todayfruit/domain/messages/read-and-check-template-texts";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Id, oneOf, Text } from "../common-schemas.ts";
import {
  EDIT,
  EDIT_REFUSALS,
  EditReply,
  editBody,
  RecordQuery,
  recordList,
} from "../record-edits/record-edit-schemas.ts";

const TemplateText = Filled(600);

/** Text of a notice on a channel; variables are written `#{이름}`. */
export const MessageTemplateFields = closed({
  text: TemplateText,
  /** True for a text to phones that Kakao has registered: it is sent as 알림톡, any other as a text message. */
  isReviewed: Type.Boolean(),
});

const READ = { access: "operator", permission: "displays.edit" } as const;

export const messageTemplateCalls = calls({
  "GET /operator/v1/message-templates": {
    ...READ,
    summary: "저절로 보내는 메시지의 글, 종류와 길(전화, 푸시, 메일)마다. 글로 찾을 수 있어요.",
    query: RecordQuery,
    reply: recordList(
      closed({
        template: oneOf(TEMPLATE_NAMES),
        channel: oneOf(CHANNELS),
        ...MessageTemplateFields.properties,
      }),
    ),
    refusals: ["INVALID_INPUT"],
  },
  "PATCH /operator/v1/message-templates": {
    ...EDIT,
    ...READ,
    summary:
      "메시지의 글 고치기. 처음 글의 변수를 모두, 그것만 써요. 전화로 가는 글을 고치면 카카오 검수가 끝났다고 적을 때까지 문자로 가요.",
    body: editBody(MessageTemplateFields),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS, "MESSAGE_VARIABLE_UNKNOWN", "MESSAGE_VARIABLE_MISSING"],
  },
  "GET /operator/v1/message-templates/{id}/preview": {
    ...READ,
    summary: "보기 값으로 채운 메시지. 아직 저장하지 않은 글도 볼 수 있어요.",
    path: closed({ id: Id }),
    query: closed({ text: Type.Optional(TemplateText) }),
    reply: closed({
      title: Text(200),
      text: Text(3000),
      samples: Type.Array(closed({ variable: Text(20), sample: Text(200) })),
    }),
    refusals: ["RECORD_NOT_FOUND", "MESSAGE_VARIABLE_UNKNOWN", "MESSAGE_VARIABLE_MISSING"],
  },
});
