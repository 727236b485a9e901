import { LONGEST_OVERLAP_HOURS } from "@todayfruit/domain/operators/role-network-api-key-limits";
import { WEBHOOK_EVENTS } from "@todayfruit/domain/webhooks/webhook-event-names";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Filled, Id, Instant, listOf, nullable, oneOf, Text } from "../common-schemas.ts";
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
  Version,
} from "../record-edits/record-edit-schemas.ts";

/** Fields of an endpoint; its secret is none of them, so that no trail keeps it. */
export const WebhookEndpointFields = closed({
  /** Public https address on port 443 or 8443, without user and password. */
  url: Type.String({ minLength: 9, maxLength: 500, pattern: "^https?://[!-~]+$" }),
  events: Type.Array(oneOf(WEBHOOK_EVENTS), { minItems: 1, maxItems: WEBHOOK_EVENTS.length }),
  description: Text(100),
  isEnabled: Type.Boolean(),
});

const CHANGES = { permission: "webhooks.manage" } as const;
const path = closed({ id: Id });
const Reason = Filled(200);

export const webhookEndpointCalls = calls({
  "GET /operator/v1/webhook-endpoints": {
    ...CHANGES,
    access: "operator",
    summary: "웹훅을 받는 주소, 새것부터",
    query: RecordQuery,
    reply: listOf(
      closed({
        id: Id,
        version: Version,
        ...WebhookEndpointFields.properties,
        /** `false`: it has no secret yet and is sent nothing. */
        hasSecret: Type.Boolean(),
        /** Instant until which the secret before signs beside the current one. */
        oldSecretEndsAt: nullable(Instant),
        /** First failed attempt since the last one that it accepted. */
        failingSince: nullable(Instant),
        /** Why the shop disabled it: it accepted nothing for days, or answered 410. */
        disabledFor: nullable(oneOf(["failing", "gone"])),
        disabledAt: nullable(Instant),
      }),
    ),
    refusals: ["INVALID_INPUT"],
  },
  "POST /operator/v1/webhook-endpoints": {
    ...ADD,
    ...CHANGES,
    summary: "웹훅을 받는 주소 더하기. 비밀값을 만들면 보내기 시작해요.",
    body: addBody(WebhookEndpointFields),
    reply: AddReply,
    refusals: [
      "WEBHOOK_URL_NOT_ALLOWED",
      "WEBHOOK_EVENT_REPEATED",
      "WEBHOOK_ENDPOINTS_FULL",
      "INVALID_INPUT",
    ],
  },
  "PATCH /operator/v1/webhook-endpoints": {
    ...EDIT,
    ...CHANGES,
    summary: "웹훅을 받는 주소 고치기. 멈춘 주소는 다시 켜면 기다리던 것부터 보내요.",
    body: editBody(WebhookEndpointFields),
    reply: EditReply,
    refusals: [
      ...EDIT_REFUSALS,
      "WEBHOOK_URL_NOT_ALLOWED",
      "WEBHOOK_EVENT_REPEATED",
      "WEBHOOK_ENDPOINTS_FULL",
    ],
  },
  "POST /operator/v1/webhook-endpoints/delete": {
    ...ADD,
    ...CHANGES,
    summary: "웹훅을 받는 주소 지우기. 되돌린 주소는 비밀값을 새로 만들어요.",
    body: DeleteBody,
    reply: DeleteReply,
    refusals: DELETE_REFUSALS,
  },
  // Not replayed by an idempotency key: the reply has the secret, which is kept encrypted alone.
  "POST /operator/v1/webhook-endpoints/{id}/secret": {
    ...CHANGES,
    access: "operator",
    summary: "웹훅에 서명하는 비밀값 만들기. 한 번만 보여 주고, 앞의 것은 겹치는 시간 동안 함께 서명해요.",
    path,
    body: closed({
      version: Version,
      /** Hours for which the secret before signs, too; 0 ends it at once. */
      overlapHours: Type.Integer({ minimum: 0, maximum: LONGEST_OVERLAP_HOURS }),
      reason: Reason,
    }),
    reply: closed({ id: Id, version: Version, secret: Text(80), oldSecretEndsAt: nullable(Instant) }),
    refusals: ["RECORD_NOT_FOUND", "RECORD_CHANGED", "RECORD_REPEATED", "INVALID_INPUT"],
  },
  "POST /operator/v1/webhook-endpoints/{id}/test": {
    ...CHANGES,
    access: "operator",
    once: true,
    summary: "시험 웹훅을 보내요. 결과는 보낸 웹훅에서 봐요.",
    path,
    body: closed({ reason: Reason }),
    reply: closed({ deliveryId: Id, messageId: Text(60) }),
    refusals: ["RECORD_NOT_FOUND", "WEBHOOK_ENDPOINT_NOT_READY"],
  },
});
