import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, nullable, Text } from "../common-schemas.ts";

/** Calls about the number that a member saved for cash receipts. */

export const cashReceiptInfoCalls = calls({
  "GET /v1/app-users/cash-receipt/info": {
    summary: "저장해 둔 현금영수증 번호. 뒤 네 자리만 보여요. 없으면 null.",
    access: "member",
    reply: closed({
      cashReceiptInfo: nullable(
        closed({
          cashReceiptType: Type.Integer({ minimum: 1, maximum: 2 }),
          identitySelect: Type.Integer({ minimum: 1, maximum: 2 }),
          identityNo: Text(30),
          isSave: Type.Boolean(),
        }),
      ),
    }),
    refusals: [],
  },
  "DELETE /v1/app-users/cash-receipt/info": {
    summary: "저장해 둔 현금영수증 번호 지우기",
    access: "member",
    reply: closed({}),
    refusals: [],
  },
});
