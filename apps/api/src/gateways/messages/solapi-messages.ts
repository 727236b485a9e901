import { createHmac } from "node:crypto";
import { Type } from "typebox";
import { Compile } from "typebox/compile";
import type { MessageGateway, SendReply } from "./message-gateway.ts";

export type SolapiOptions = {
  baseUrl: string;
  apiKey: string;
  apiSecret: string;
  /** A sender's number that is registered (발신번호 사전등록), digits only. */
  sender: string;
  fetch: typeof fetch;
  timeoutMs: number;
  now: () => Date;
  randomBytes: (size: number) => Uint8Array;
};

const PATH = "/messages/v4/send-many/detail";
const SALT_BYTES = 16;

/**
 * Solapi, messages v4. A text is not sent twice by itself: what the provider did not answer is reported as unknown, and
 * whoever waits for a code asks again.
 *
 * @example await createSolapiMessages(options).sendText({ to: "01012345678", text: "인증번호 [123456]" })
 *   // { kind: "accepted", messageId: "M4V…" }
 */
export function createSolapiMessages(options: SolapiOptions): MessageGateway {
  const url = options.baseUrl.replace(/\/+$/, "") + PATH;

  async function sendText({ to, text }: { to: string; text: string }): Promise<SendReply> {
    let response: Response;
    try {
      response = await options.fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: authorization(options) },
        body: JSON.stringify({ messages: [{ to, from: options.sender, text }], showMessageList: true }),
        signal: AbortSignal.timeout(options.timeoutMs),
      });
    } catch (error) {
      return { kind: "unknown", reason: error instanceof Error ? error.name : "unreachable" };
    }
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok)
      return { kind: "failed", reason: failure.Check(body) ? body.errorCode : `HTTP ${response.status}` };
    if (!success.Check(body)) return { kind: "unknown", reason: "malformed-reply" };
    const [refused] = body.failedMessageList;
    if (refused) return { kind: "failed", reason: refused.statusCode };
    return { kind: "accepted", messageId: body.messageList?.[0]?.messageId ?? body.groupInfo.groupId };
  }

  return { sendText };
}

function authorization({ apiKey, apiSecret, now, randomBytes }: SolapiOptions): string {
  const date = now().toISOString();
  const salt = Buffer.from(randomBytes(SALT_BYTES)).toString("hex");
  const signature = createHmac("sha256", apiSecret)
    .update(date + salt)
    .digest("hex");
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`;
}

const failure = Compile(Type.Object({ errorCode: Type.String() }));
const success = Compile(
  Type.Object({
    groupInfo: Type.Object({ groupId: Type.String() }),
    failedMessageList: Type.Array(Type.Object({ statusCode: Type.String() })),
    messageList: Type.Optional(Type.Array(Type.Object({ messageId: Type.String() }))),
  }),
);
