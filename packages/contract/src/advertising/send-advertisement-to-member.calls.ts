import { CHANNELS } from "@todayfruit/domain/messages/message-routes-and-outcomes";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Id, oneOf } from "../common-schemas.ts";

export const operatorAdvertisingCalls = calls({
  "POST /operator/v1/members/{id}/advertisement": {
    summary:
      "광고를 한 회원에게 보내요: 문자로, 또는 고른 길로. 광고를 받기로 한 회원에게만, 밤 9시부터 아침 8시까지는 야간에도 받기로 한 회원에게만 가요.",
    access: "operator",
    permission: "points.adjust",
    path: closed({ id: Id }),
    body: closed({
      text: Filled(500),
      reason: Filled(200),
      channels: Type.Optional(Type.Array(oneOf(CHANNELS), { minItems: 1, maxItems: 3, uniqueItems: true })),
    }),
    reply: closed({ id: Id }),
    refusals: ["MEMBER_NOT_FOUND", "ADVERTISING_NOT_ALLOWED", "ADVERTISING_NOT_AT_NIGHT"],
    once: true,
  },
});
