import { TEST_EVENT, WEBHOOK_EVENTS } from "@todayfruit/domain/webhooks/webhook-event-names";
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

const EventType = oneOf([...WEBHOOK_EVENTS, TEST_EVENT]);
export const DELIVERY_STATUSES = ["pending", "delivered", "failed"] as const;

const Delivery = closed({
  id: Id,
  endpointId: Id,
  /** Address of the endpoint now; `null` when it is deleted. */
  url: nullable(Text(500)),
  /** Id in the header `webhook-id`, the same for every attempt. */
  messageId: Text(60),
  event: EventType,
  /** Object that it is about, e.g. `order 812`. */
  subject: Text(80),
  status: oneOf(DELIVERY_STATUSES),
  /** Attempts since it was made or sent again. */
  attempts: Count,
  occurredAt: Instant,
  attemptedAt: nullable(Instant),
  nextAttemptAt: nullable(Instant),
  responseStatus: nullable(Type.Integer()),
  /** First 1,024 bytes of the last answer. */
  responseBody: nullable(Text(1024)),
  /** Why the last attempt failed, e.g. `timeout` or `http-status`. */
  error: nullable(Text(60)),
  durationMs: nullable(Count),
});

export const webhookDeliveryCalls = calls({
  "GET /operator/v1/webhook-deliveries": {
    summary: "보낸 웹훅과 보낼 웹훅, 새것부터. 30일 동안 봐요.",
    access: "operator",
    permission: "webhooks.manage",
    query: closed({
      endpointId: Type.Optional(Id),
      event: Type.Optional(EventType),
      status: Type.Optional(oneOf(DELIVERY_STATUSES)),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Text(20)),
    }),
    reply: listOf(Delivery),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/webhook-deliveries/{id}/resend": {
    summary: "웹훅을 같은 번호로 다시 보내요. 받은 쪽은 번호로 되풀이를 알아봐요.",
    access: "operator",
    permission: "webhooks.manage",
    once: true,
    path: closed({ id: Id }),
    body: closed({ reason: Filled(200) }),
    reply: closed({ id: Id, messageId: Text(60) }),
    refusals: ["WEBHOOK_DELIVERY_NOT_FOUND", "WEBHOOK_ENDPOINT_NOT_READY"],
  },
});
