import { calls } from "../call-definition.ts";
import { closed } from "../common-schemas.ts";
import {
  EDIT,
  EDIT_REFUSALS,
  EditReply,
  editBody,
  RecordQuery,
  recordList,
} from "../record-edits/record-edit-schemas.ts";
import { VariantName, VariantSettings } from "./variant-settings-schema.ts";

export const operatorSettingsCalls = calls({
  "GET /operator/v1/settings": {
    summary: "네 매장의 사업자 정보, 상담 시간, 채팅과 라이브 쇼핑 링크",
    access: "operator",
    permission: "orders.read",
    query: RecordQuery,
    reply: recordList(closed({ variant: VariantName, ...VariantSettings.properties })),
    refusals: ["INVALID_INPUT"],
  },
  "PATCH /operator/v1/settings": {
    ...EDIT,
    permission: "displays.edit",
    summary: "매장의 사업자 정보와 링크를 고쳐요. 1초 안에 모든 화면과 메일에 보이고, 예약할 수 있어요.",
    body: editBody(VariantSettings),
    reply: EditReply,
    refusals: [...EDIT_REFUSALS],
  },
});
