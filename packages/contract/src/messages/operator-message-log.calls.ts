import { CHANNELS } from "@todayfruit/domain/messages/message-routes-and-outcomes";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import {
  Count,
  closed,
  Filled,
  Id,
  Instant,
  listOf,
  nullable,
  oneOf,
  Take,
  Text,
} from "../common-schemas.ts";

/** `delivered`, `fallback` and `failed` are what the provider reported after `sent`. */
const MESSAGE_RESULTS = ["waiting", "sent", "delivered", "fallback", "failed", "dropped"] as const;

export const operatorMessageCalls = calls({
  "GET /operator/v1/messages": {
    summary: "보낸 메시지와 보낼 메시지, 새것부터. 글 내용은 보낸 뒤에 지워서 보이지 않아요.",
    access: "operator",
    permission: "members.read",
    query: closed({
      memberId: Type.Optional(Id),
      /** Subject of the message, e.g. `question 812`. */
      subject: Type.Optional(Filled(60)),
      /** Number that people see of an order: messages about it, and to the receivers of its gifts. */
      orderNumber: Type.Optional(Type.String({ pattern: "^\\d{8}-\\d{7}$", maxLength: 16 })),
      template: Type.Optional(Type.String({ pattern: "^[A-Z0-9_]{3,40}$", maxLength: 40 })),
      channel: Type.Optional(oneOf(CHANNELS)),
      result: Type.Optional(oneOf(MESSAGE_RESULTS)),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Text(20)),
    }),
    reply: listOf(
      closed({
        id: Id,
        channel: oneOf(CHANNELS),
        template: Text(40),
        subject: Text(60),
        /** Order that it is about, itself or by a gift; `null` for another subject. */
        order: nullable(closed({ id: Id, orderNumber: Text(20) })),
        /** Member who gets it, with a masked name; `null` for a recipient without an account, e.g. the receiver of a gift. */
        member: nullable(closed({ id: Id, name: Text(30) })),
        result: oneOf(MESSAGE_RESULTS),
        tries: Count,
        createdAt: Instant,
        sentAt: nullable(Instant),
        droppedAt: nullable(Instant),
        /** Reason for which it was dropped; `null` for a message that was not. */
        reason: nullable(Text(60)),
        reportedAt: nullable(Instant),
        /** Code of the provider's report. */
        reportCode: nullable(Text(10)),
      }),
    ),
    refusals: ["INVALID_INPUT"],
  },
});
