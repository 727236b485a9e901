import { advertisementText } from "../consents/advertisement-text.ts";
import type { EventTemplate } from "./channel-routing.ts";
import type { MessageVariables, TemplateName } from "./templates/all-templates.ts";
import { type WrittenMessage, writeMessage } from "./write-message.ts";

/** Variables of an event; an advertisementText has a free text. */
export type EventVariables<N extends EventTemplate> = N extends TemplateName
  ? MessageVariables<N>
  : { 상호: string; 내용: string; 링크: string };

export type WrittenEvent = WrittenMessage & {
  /** Title for channels that show it separately: push, e-mail, the shop's inbox. */
  title: string;
  /** The rest of the notice in one line. */
  body: string;
};

const BODY_MAX = 300;

/**
 * Writes the texts of an event.
 *
 * @example writeEventText("DEPOSIT_OK", variables).title // "입금을 확인했어요"
 */
export function writeEventText<N extends EventTemplate>(name: N, variables: EventVariables<N>): WrittenEvent {
  if (isAdvertisement(name, variables)) {
    const { 상호: shopName, 내용: content, 링크: settingsUrl } = variables;
    const text = advertisementText({ shopName, text: content, settingsUrl });
    // The law requires the mark and the way to unsubscribe in a push and in the subject of an e-mail, too.
    const body = cut(`${content.replaceAll(/\s+/gu, " ").trim()} · 수신거부: 마이 > 설정`);
    return { text, notice: text, variables: {}, title: `(광고)[${shopName}]`, body };
  }
  const written = writeMessage(name as TemplateName, variables as MessageVariables<TemplateName>);
  const [head = "", ...rest] = written.notice.split("\n").filter(Boolean);
  return { ...written, title: head.replace(/^\[[^\]]*\] /, ""), body: cut(rest.reduce(join, "")) };
}

/** @example join("주문해 주셔서 고마워요.", "주문번호: 12") // "주문해 주셔서 고마워요. 주문번호: 12" */
function join(before: string, line: string): string {
  if (before === "") return line;
  return before.endsWith(".") ? `${before} ${line}` : `${before} · ${line}`;
}

function cut(text: string): string {
  const characters = [...text];
  return characters.length <= BODY_MAX ? text : `${characters.slice(0, BODY_MAX - 1).join("")}…`;
}

function isAdvertisement(
  name: EventTemplate,
  _variables: unknown,
): _variables is EventVariables<"ADVERTISEMENT"> {
  return name === "ADVERTISEMENT";
}
