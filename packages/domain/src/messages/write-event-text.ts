import { advertisementText } from "../consents/advertisement-text.ts";
import { type Josa, josa } from "../korean/josa.ts";
import { fillMessageTemplate, type WrittenMessage } from "./fill-message-template.ts";
import type { EventTemplate, MemberTemplate } from "./message-routes-and-outcomes.ts";
import { MESSAGE_SUMMARY_TEXTS } from "./message-summary-texts.ts";
import type { MessageVariables, TemplateName } from "./templates/all-templates.ts";
import { undatedSummary } from "./undated-message-summary-texts.ts";

/** Variables of an event; an advertisementText has a free text. */
export type EventVariables<N extends EventTemplate> = N extends TemplateName
  ? MessageVariables<N>
  : { 상호: string; 내용: string; 링크: string };

export type WrittenEvent = WrittenMessage & {
  /** Title for channels that show it separately: push, e-mail, the shop's inbox. */
  title: string;
  /** The event in sentences on one line. */
  body: string;
};

const BODY_MAX = 300;

/** Texts of a notice as operators edited them: its lines, and the sentence of a push. */
export type EditedTexts = { lines?: string | undefined; summary?: string | undefined };

/**
 * Writes the texts of an event, as operators edited them or as its template has them.
 *
 * @example writeEventText("DEPOSIT_OK", variables).title // "입금을 확인했어요"
 */
export function writeEventText<N extends EventTemplate>(
  name: N,
  variables: EventVariables<N>,
  edited: EditedTexts = {},
): WrittenEvent {
  if (isAdvertisement(name, variables)) {
    const { 상호: shopName, 내용: content, 링크: settingsUrl } = variables;
    const text = advertisementText({ shopName, text: content, settingsUrl });
    // The law requires the mark and the way to unsubscribe in a push and in the subject of an e-mail, too.
    const body = cut(`${content.replaceAll(/\s+/gu, " ").trim()} · 수신거부: 마이 > 설정`);
    return { text, notice: text, variables: {}, title: `(광고)[${shopName}]`, body };
  }
  const written = fillMessageTemplate(
    name as TemplateName,
    variables as MessageVariables<TemplateName>,
    edited.lines,
  );
  const own = name as MemberTemplate;
  const body = cut(
    fillSummary(undatedSummary(own, variables) ?? edited.summary ?? MESSAGE_SUMMARY_TEXTS[own], variables),
  );
  return { ...written, title: titleOf(written), body };
}

/**
 * Returns the title of a notice: its first line without the shop's name.
 *
 * @example titleOf({ notice: "[오늘의과일] 입금을 확인했어요\n…" }) // "입금을 확인했어요"
 */
export function titleOf({ notice }: Pick<WrittenMessage, "notice">): string {
  return (notice.split("\n")[0] ?? "").replace(/^\[[^\]]*\] /, "");
}

/**
 * Fills the variables of a summary, each on one line, with their particles.
 *
 * @example fillSummary("#{상품|이/가} 왔어요", { 상품: "감귤" }) // "감귤이 왔어요"
 */
function fillSummary(summary: string, variables: Readonly<Record<string, string>>): string {
  return summary
    .replaceAll(/#\{([^}|]+)(?:\|([^}]+))?\}/g, (_, name: string, pair: Josa | undefined) => {
      const value = (variables[name] ?? "").replaceAll(/\s+/gu, " ").trim();
      return pair === undefined ? value : josa(value, pair);
    })
    .trim();
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
