import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Id, Text } from "../common-schemas.ts";
import { GiftGroup } from "./gift.ts";

export const giftSharingCalls = calls({
  "GET /v4/app-users/orders/gift-group/{id}": {
    summary: "선물 결제 결과: 받는 분마다의 링크와 카카오톡으로 전할 내용. 결제하기 전에는 링크가 없어요.",
    access: "member",
    path: closed({ id: Id }),
    reply: GiftGroup,
    refusals: ["GIFT_NOT_FOUND"],
  },
  "POST /v1/gift/shared": {
    summary: "카카오톡이 링크를 전했다고 알려 오는 곳 (serverCallbackArgs). 카카오의 어드민 키로 확인해요.",
    access: "public",
    form: true,
    bodyLimit: 4096,
    body: Type.Object(
      { giftTo: Text(100), CHAT_TYPE: Type.Optional(Text(30)), HASH_CHAT_ID: Type.Optional(Text(200)) },
      { additionalProperties: true },
    ),
    reply: closed({ accepted: Type.Boolean() }),
    refusals: ["NOTICE_NOT_GENUINE"],
  },
});
