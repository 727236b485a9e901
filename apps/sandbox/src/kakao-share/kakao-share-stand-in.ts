import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { html, type Markup, sendPage } from "../build-and-send-html-page.ts";

export type KakaoShareOptions = {
  /** Admin key that authenticates Kakao to the shop. */
  readonly adminKey: string;
  /** Address of the shop for notices of sent messages; `null` sends none. */
  readonly shareUrl: string | null;
  readonly fetch: typeof fetch;
};

const Message = Type.Object({
  objectType: Type.String(),
  content: Type.Object({
    title: Type.String(),
    description: Type.Optional(Type.String()),
    imageUrl: Type.Optional(Type.String()),
    link: Type.Object({ mobileWebUrl: Type.Optional(Type.String()), webUrl: Type.Optional(Type.String()) }),
  }),
  serverCallbackArgs: Type.Optional(Type.Record(Type.String(), Type.String())),
});
type Message = Static<typeof Message>;
const message = Compile(Message);

/**
 * Binds sharing in KakaoTalk: the script, the list of friends it opens, and the notice to the shop after a message
 * was sent. Without `serverCallbackArgs` no notice is sent. `/_sim/kakao/shared` lists the messages sent so far.
 */
export function bindKakaoShareStandIn(app: FastifyInstance, options: KakaoShareOptions): void {
  const script = readFileSync(new URL("./share.js", import.meta.url), "utf8");
  const sent: { to: string; message: Message }[] = [];

  app.get("/kakao/share.js", (_request, reply) =>
    reply
      .type("text/javascript; charset=utf-8")
      .header("access-control-allow-origin", "*")
      .header("cross-origin-resource-policy", "cross-origin")
      .send(script),
  );

  app.get<{ Querystring: { message?: string } }>("/kakao/share", ({ query }, reply) => {
    const read = readMessage(query.message);
    if (read === null)
      return sendPage(reply, "카카오톡 공유", html`<h1>보낼 내용이 없어요</h1>`, { status: 400 });
    return sendPage(reply, "카카오톡 공유", friendsPage(read));
  });

  app.post<{ Body: { message?: string; to?: string } }>("/kakao/share", async ({ body }, reply) => {
    const read = readMessage(body.message);
    if (read === null)
      return sendPage(reply, "카카오톡 공유", html`<h1>보낼 내용이 없어요</h1>`, { status: 400 });
    sent.push({ to: body.to ?? "", message: read });
    await tell(options, read);
    return sendPage(reply, "카카오톡 공유", sentPage(read, body.to ?? ""));
  });

  app.get("/_sim/kakao/shared", () => ({ list: sent }));
}

function readMessage(text: string | undefined): Message | null {
  try {
    const read: unknown = JSON.parse(text ?? "");
    return message.Check(read) ? read : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Posts the notice once, without a retry, and ignores the body of the answer, like Kakao. */
async function tell(
  { adminKey, shareUrl, fetch }: KakaoShareOptions,
  { serverCallbackArgs }: Message,
): Promise<void> {
  if (shareUrl === null || serverCallbackArgs === undefined) return;
  const fields = { CHAT_TYPE: "DirectChat", HASH_CHAT_ID: "sandbox", ...serverCallbackArgs };
  await fetch(shareUrl, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      authorization: `KakaoAK ${adminKey}`,
      "user-agent": "KakaoOpenAPI/1.0",
    },
    body: new URLSearchParams(fields).toString(),
  });
}

const FRIENDS = ["박소담", "이나무", "나와의 채팅"] as const;

function friendsPage(read: Message): Markup {
  return html`
<p class="note">카카오톡 연습 창 · 실제로 보내지 않아요</p>
<h1>누구에게 보낼까요?</h1>
${cardOf(read)}
<form method="post" action="/kakao/share">
<input type="hidden" name="message" value="${JSON.stringify(read)}">
<ul>${FRIENDS.map((name) => html`<li><button name="to" value="${name}">${name}에게 보내기</button></li>`)}</ul>
</form>`;
}

function sentPage(read: Message, to: string): Markup {
  return html`
<p class="note">카카오톡 연습 창 · 실제로 보내지 않아요</p>
<h1>${to}에게 보냈어요</h1>
${cardOf(read)}`;
}

function cardOf({ content }: Message): Markup {
  return html`<div class="card"><p><strong>${content.title}</strong></p><p>${content.description ?? ""}</p>
<p><a href="${content.link.mobileWebUrl ?? content.link.webUrl ?? ""}">메시지의 링크</a></p></div>`;
}
