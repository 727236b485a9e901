import type { FastifyReply } from "fastify";
import { html, sendPage } from "./build-and-send-html-page.ts";
import type { SentMail } from "./mail/mail-server-stand-in.ts";
import type { SentPush } from "./push/push-inbox-and-fault-types.ts";
import type { SentMessage } from "./solapi/accepted-message-store.ts";

/** One message of any channel. */
export type InboxRow = {
  readonly sentAt: string;
  readonly to: string;
  readonly kind: string;
  readonly text: string;
};

const SHOWN = 50;

/** Sends a page with the latest messages of the shop to anyone, the newest first. */
export function sendInboxPage(reply: FastifyReply, rows: readonly InboxRow[]): FastifyReply {
  const shown = rows
    .toSorted((a, b) => b.sentAt.localeCompare(a.sentAt))
    .slice(0, SHOWN)
    .map(
      ({ sentAt, to, kind, text }) => html`<tr><td>${sentAt}</td><td>${to}</td>
<td>${kind}</td><td><pre>${text}</pre></td></tr>`,
    );
  return sendPage(
    reply,
    "문자함",
    html`<h1>문자함</h1>
<p class="note">아무에게도 보내지지 않아요. 문자, 알림톡, 푸시와 이메일을 최근 ${SHOWN}건 보여 줘요.</p>
<div class="scroll"><table>
<thead><tr><th scope="col">보낸 때</th><th scope="col">받는 곳</th><th scope="col">종류</th><th scope="col">내용</th></tr></thead>
<tbody>${shown.length > 0 ? shown : html`<tr><td colspan="4">아직 보낸 것이 없어요.</td></tr>`}</tbody>
</table></div>`,
  );
}

export function rowsOfTexts(messages: readonly SentMessage[]): InboxRow[] {
  return messages.slice(0, SHOWN).map(({ sentAt, to, type, text, templateId }) => ({
    sentAt,
    to,
    kind: templateId ?? type,
    text,
  }));
}

export function rowsOfPushes(pushes: readonly SentPush[]): InboxRow[] {
  return pushes.slice(0, SHOWN).map(({ sentAt, to, by, title, body, href }) => ({
    sentAt,
    to: to.slice(0, 20),
    kind: by === "web" ? "푸시 (웹)" : "푸시 (앱)",
    text: `${title}\n${body}\n${href}`,
  }));
}

export function rowsOfMails(mails: readonly SentMail[]): InboxRow[] {
  return mails.slice(0, SHOWN).map(({ sentAt, to, subject, text }) => ({
    sentAt,
    to,
    kind: "이메일",
    text: `${subject}\n\n${text}`,
  }));
}
