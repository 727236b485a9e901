import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { html, sendPage } from "../page.ts";
import { createSequence, HEX } from "../sequence.ts";
import { createOutbox, type SentMessage } from "./outbox.ts";
import { isSigned } from "./signature.ts";

export interface SolapiOptions {
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly clock: () => Date;
}

const MESSAGES_KEPT = 10_000;
const SHOWN = 50;
/** SMS holds this many bytes in EUC-KR, where a Hangul syllable takes two; longer texts go out as LMS. */
const SMS_BYTES = 90;

/** Solapi: texts and 알림톡 are accepted, shown in an inbox (`GET /inbox`), and reach nobody. */
export function bindSolapi(app: FastifyInstance, { clock, ...keys }: SolapiOptions): void {
  const outbox = createOutbox(MESSAGES_KEPT);
  const ids = createSequence(keys.apiSecret);
  let failing = 0;

  app.post("/messages/v4/send-many/detail", ({ headers, body }, reply) => {
    if (!isSigned(headers.authorization, keys, clock())) {
      return reply
        .code(401)
        .send({ errorCode: "Unauthorized", errorMessage: "인증 정보가 올바르지 않습니다." });
    }
    if (failing > 0) {
      failing -= 1;
      return reply
        .code(500)
        .send({ errorCode: "InternalError", errorMessage: "잠시 후 다시 시도해 주세요." });
    }
    if (!sendBody.Check(body)) {
      return reply.code(400).send({ errorCode: "ValidationError", errorMessage: "메시지를 확인해 주세요." });
    }
    const sent = body.messages.map((message): SentMessage => {
      const messageId = `M4V${ids.next(20, message.to, HEX)}`;
      const templateId = message.kakaoOptions?.templateId ?? null;
      const type = templateId === null ? typeOf(message.text) : "ATA";
      return {
        messageId,
        to: message.to,
        from: message.from,
        type,
        text: message.text,
        templateId,
        sentAt: clock().toISOString(),
      };
    });
    for (const message of sent) outbox.add(message);
    const count = {
      total: sent.length,
      sentTotal: sent.length,
      sentFailed: 0,
      registeredSuccess: sent.length,
      registeredFailed: 0,
    };
    const groupId = `G4V${ids.next(20, clock().toISOString(), HEX)}`;
    const messageList = sent.map(({ messageId, to, from, type }) => ({
      messageId,
      to,
      from,
      type,
      statusCode: "2000",
      statusMessage: "정상 접수",
    }));
    return { groupInfo: { groupId, status: "SENDING", count }, failedMessageList: [], messageList };
  });

  app.get<{ Querystring: { to?: string } }>("/_sim/messages", ({ query }) => ({
    list: outbox.list(query.to),
  }));
  app.post("/_sim/messages/clear", () => {
    outbox.clear();
    return {};
  });
  /** The next so many sendings fail as a provider that is down does. */
  app.post("/_sim/messages/fail", ({ body }, reply) => {
    if (!failBody.Check(body)) return reply.code(400).send({ message: "times: 1~1000" });
    failing = body.times;
    return body;
  });

  app.get("/inbox", (_request, reply) => {
    const rows = outbox
      .list()
      .slice(0, SHOWN)
      .map(
        ({ to, type, text, templateId, sentAt }) => html`<tr><td>${sentAt}</td><td>${to}</td>
<td>${templateId ?? type}</td><td><pre>${text}</pre></td></tr>`,
      );
    return sendPage(
      reply,
      "문자함",
      html`<h1>문자함</h1>
<p class="note">아무에게도 보내지지 않아요. 최근 ${SHOWN}건을 보여 줘요.</p>
<div class="scroll"><table>
<thead><tr><th scope="col">보낸 때</th><th scope="col">받는 번호</th><th scope="col">종류</th><th scope="col">내용</th></tr></thead>
<tbody>${rows.length > 0 ? rows : html`<tr><td colspan="4">아직 보낸 문자가 없어요.</td></tr>`}</tbody>
</table></div>`,
    );
  });
}

function typeOf(text: string): "SMS" | "LMS" {
  const bytes = [...text].reduce((sum, character) => sum + (character.charCodeAt(0) < 128 ? 1 : 2), 0);
  return bytes <= SMS_BYTES ? "SMS" : "LMS";
}

const Phone = Type.String({ pattern: "^0\\d{8,10}$" });
const sendBody = Compile(
  Type.Object({
    messages: Type.Array(
      Type.Object({
        to: Phone,
        from: Phone,
        text: Type.String({ minLength: 1, maxLength: 2000 }),
        subject: Type.Optional(Type.String({ maxLength: 40 })),
        type: Type.Optional(Type.String()),
        kakaoOptions: Type.Optional(
          Type.Object({
            pfId: Type.String(),
            templateId: Type.String(),
            variables: Type.Optional(Type.Record(Type.String(), Type.String())),
            disableSms: Type.Optional(Type.Boolean()),
          }),
        ),
      }),
      { minItems: 1, maxItems: 10_000 },
    ),
  }),
);
const failBody = Compile(Type.Object({ times: Type.Integer({ minimum: 1, maximum: 1000 }) }));
