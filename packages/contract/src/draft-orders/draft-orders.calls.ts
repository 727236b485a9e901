import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, DateText, OptionUnit, Uuid } from "../common-schemas.ts";
import { BoughtOption } from "../reorders/reorders.calls.ts";

export const draftOrderCalls = calls({
  "GET /v1/draft-orders/{token}": {
    summary: "전화로 받은 주문서. token은 링크의 끝. 옵션마다 말할 때와 지금의 값, 살 수 없으면 까닭.",
    access: "buyer",
    path: closed({ token: Uuid }),
    secret: true,
    reply: closed({
      /** Last day on which the link opens. */
      endsOn: DateText,
      lines: Type.Array(closed({ ...BoughtOption, units: OptionUnit })),
    }),
    refusals: ["DRAFT_ORDER_NOT_FOUND", "TOO_MANY_REQUESTS"],
  },
});
