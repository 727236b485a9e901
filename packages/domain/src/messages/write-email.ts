import type { WrittenEvent } from "./write-event-text.ts";

/** An e-mail with its plain-text and its HTML version. */
export type WrittenEmail = { subject: string; text: string; html: string };

/** Business that sends a letter, named at its foot (정보통신망법 §50). */
export type Sender = { companyName: string; address: string; phone: string };

const ADDRESS = /(https?:\/\/[^\s<]+)/;
const SUBJECT_MAX = 100;

/**
 * Writes an event as an e-mail. The subject is always one line, and all values are escaped in the HTML.
 *
 * @example writeEmail(written, { shopName: "오늘의과일", sender, isAdvertising: false }).subject // "[오늘의과일] 입금을 확인했어요"
 */
export function writeEmail(
  { title, body, text }: WrittenEvent,
  { shopName, sender, isAdvertising }: { shopName: string; sender: Sender; isAdvertising: boolean },
): WrittenEmail {
  const head = isAdvertising ? `${title} ${body}` : `[${shopName}] ${title}`;
  const subject = [...head.replaceAll(/[\p{Cc}\s]+/gu, " ").trim()].slice(0, SUBJECT_MAX).join("");
  const business = `${sender.companyName} · ${sender.address} · ${sender.phone}`;
  const lines = text.split("\n").map((line) => (line === "" ? "<br>" : `<p>${withLinks(line)}</p>`));
  const html = `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body>
${lines.join("\n")}
<hr>
<p>${escaped(shopName)}이 보낸 메일이에요. 이 주소로는 답장을 받을 수 없어요.</p>
<p>${escaped(business)}</p>
</body></html>
`;
  return {
    subject,
    text: `${text}\n\n--\n${shopName}이 보낸 메일이에요. 이 주소로는 답장을 받을 수 없어요.\n${business}\n`,
    html,
  };
}

function withLinks(line: string): string {
  const parts = line.split(ADDRESS);
  return parts
    .map((part, at) => (at % 2 === 1 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part)))
    .join("");
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
