import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { Count, closed, Text } from "../common-schemas.ts";

/** Call by which the message provider reports deliveries. */
export const deliveryReportCalls = calls({
  "POST /v1/messages/reports/{secret}": {
    summary: "메시지 회사가 보낸 문자와 알림톡이 어떻게 됐는지 알려 준다.",
    access: "public",
    secret: true,
    bodyLimit: 2 * 1024 * 1024,
    path: closed({ secret: Text(100, 1) }),
    body: Type.Array(
      Type.Object({
        messageId: Type.Optional(Type.String({ maxLength: 100 })),
        statusCode: Type.Optional(Type.String({ maxLength: 10 })),
        type: Type.Optional(Type.String({ maxLength: 20 })),
      }),
      { maxItems: 4000 },
    ),
    reply: closed({ known: Count }),
    refusals: ["NOT_FOUND"],
  },
});
