import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { createDeterministicIdGenerator, HEX } from "../deterministic-id-generator.ts";
import { type InboxRow, rowsOfTexts, sendInboxPage } from "../inbox-page.ts";
import { createAcceptedMessageStore } from "./accepted-message-store.ts";
import { createFaults, FAULTS, type Fault } from "./faults.ts";
import { BODY_LIMIT, bindMessageGroups } from "./message-groups.ts";
import { type SolapiMessage, sendBody } from "./solapi-message-schema.ts";
import { verifySignature } from "./verify-signature.ts";

export type SolapiOptions = {
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly clock: () => Date;
  /** Returns the messages of other channels, for the inbox. */
  readonly others: () => readonly InboxRow[];
  /** Address of the shop for delivery reports; `null` sends none. */
  readonly reportUrl: string | null;
  readonly fetch: typeof fetch;
};

const MESSAGES_KEPT = 20_000;
/** The largest SMS in bytes of EUC-KR, in which a Hangul syllable has two; longer texts are sent as LMS. */
const SMS_BYTES = 90;

/** Binds Solapi: texts and 알림톡 are accepted, shown in an inbox (`GET /inbox`), and reach nobody. */
export function bindSolapiStandIn(
  app: FastifyInstance,
  { clock, others, reportUrl, fetch, ...keys }: SolapiOptions,
): void {
  const outbox = createAcceptedMessageStore(MESSAGES_KEPT);
  // Messages are not kept over a restart, so each start uses ids of its own, as a provider's ids never repeat.
  const ids = createDeterministicIdGenerator(`${keys.apiSecret} ${clock().toISOString()}`);
  const faults = createFaults();

  /** Puts an accepted message into the outbox. */
  function carry(message: SolapiMessage, messageId: string): void {
    const templateId = message.kakaoOptions?.templateId ?? null;
    outbox.add({
      messageId,
      to: message.to,
      from: message.from,
      type: templateId === null ? typeOf(message.text) : "ATA",
      text: message.text,
      templateId,
      variables: message.kakaoOptions?.variables ?? {},
      key: message.customFields?.key ?? null,
      sentAt: clock().toISOString(),
    });
  }
  bindMessageGroups(app, { keys, clock, ids, faults, carry });

  app.post("/messages/v4/send-many/detail", { bodyLimit: BODY_LIMIT }, ({ headers, body }, reply) => {
    if (!verifySignature(headers.authorization, keys, clock())) {
      return reply
        .code(401)
        .send({ errorCode: "Unauthorized", errorMessage: "인증 정보가 올바르지 않습니다." });
    }
    if (!sendBody.Check(body)) {
      return reply.code(400).send({ errorCode: "ValidationError", errorMessage: "메시지를 확인해 주세요." });
    }
    return faults.answer(reply, () => sendAll(body.messages));
  });

  function sendAll(messages: readonly SolapiMessage[]): object {
    const sent = messages.map((message) => {
      const messageId = `M4V${ids.next(20, message.to, HEX)}`;
      carry(message, messageId);
      return { messageId, to: message.to, from: message.from };
    });
    const count = {
      total: sent.length,
      sentTotal: sent.length,
      sentFailed: 0,
      registeredSuccess: sent.length,
      registeredFailed: 0,
    };
    const groupId = `G4V${ids.next(20, clock().toISOString(), HEX)}`;
    const messageList = sent.map((one) => ({ ...one, statusCode: "2000", statusMessage: "정상 접수" }));
    return { groupInfo: { groupId, status: "SENDING", count }, failedMessageList: [], messageList };
  }

  app.get<{ Querystring: { to?: string } }>("/_sim/messages", ({ query }) => ({
    list: outbox.list(query.to),
  }));
  app.post("/_sim/messages/clear", () => {
    outbox.clear();
    return {};
  });
  /** Fails the next `times` requests like a provider that is down. */
  app.post("/_sim/messages/fail", ({ body }, reply) => {
    if (!failBody.Check(body)) return reply.code(400).send({ message: "times: 1~1000" });
    faults.fail(body.times);
    return body;
  });
  /** Sets the faults of the following requests, repeated in order. */
  app.post("/_sim/messages/faults", ({ body }, reply) => {
    if (!faultBody.Check(body)) return reply.code(400).send({ message: `pattern: ${FAULTS.join(", ")}` });
    faults.set(body.pattern);
    return body;
  });

  /** Posts the given delivery reports to the shop. */
  app.post("/_sim/messages/report", async ({ body }, reply) => {
    if (reportUrl === null) return reply.code(409).send({ message: "nowhere to report to" });
    const headers = { "content-type": "application/json" };
    const answer = await fetch(reportUrl, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: answer.status };
  });

  app.get("/inbox", (_request, reply) => sendInboxPage(reply, [...rowsOfTexts(outbox.list()), ...others()]));
}

function typeOf(text: string): "SMS" | "LMS" {
  const bytes = [...text].reduce((sum, character) => sum + (character.charCodeAt(0) < 128 ? 1 : 2), 0);
  return bytes <= SMS_BYTES ? "SMS" : "LMS";
}

const failBody = Compile(Type.Object({ times: Type.Integer({ minimum: 1, maximum: 1000 }) }));
const faultBody = Compile(
  Type.Object({
    pattern: Type.Array(Type.Unsafe<Fault>({ type: "string", enum: [...FAULTS] }), { maxItems: 100 }),
  }),
);
