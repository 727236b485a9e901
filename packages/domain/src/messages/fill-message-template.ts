import { LINK, MESSAGE_MAX, type MessageTemplate } from "./alimtalk-template-types.ts";
import { MESSAGE_TEMPLATES, type MessageVariables, type TemplateName } from "./templates/all-templates.ts";

/** A notice with its variables filled in. */
export type WrittenMessage = {
  /** Plain text for phones that 알림톡 does not reach: the whole notice with the address of its button. */
  text: string;
  /** The notice without the button. */
  notice: string;
  /** Variables for 알림톡: `#{이름}` → value. The address of a button is without its scheme. */
  variables: Record<string, string>;
};

/** Bytes of a long text message (LMS). */
const TEXT_BYTES = 2000;
const SCHEME = /^https?:\/\//;

/**
 * Fills in a template. A notice above Kakao's limit is shortened with an ellipsis, the longest value first. Throws a
 * RangeError when a variable is missing.
 *
 * @param edited lines as operators edited them; those of the template without it
 *
 * @example fillMessageTemplate("ORDER_DELIVERED", { 상호: "오늘의과일", 주문번호: "12", 상품: "감귤 5kg", 링크: "https://f.kr/o/12" })
 *   // { text: "[오늘의과일] 상품이 도착했어요\n…\n주문 보기: https://f.kr/o/12", variables: { "#{링크}": "f.kr/o/12", … } }
 */
export function fillMessageTemplate<N extends TemplateName>(
  name: N,
  given: MessageVariables<N>,
  edited?: string,
): WrittenMessage {
  const own: MessageTemplate = MESSAGE_TEMPLATES[name];
  const template = edited === undefined ? own : { ...own, lines: edited.split("\n") };
  const values = shortened(template, oneLined(given));
  const text = fill(template.lines.join("\n"), values);
  const button = buttonOf(template, values);
  return {
    text: text + button,
    notice: text,
    variables: Object.fromEntries(
      Object.entries(values).map(([key, value]) => [
        `#{${key}}`,
        key === LINK ? value.replace(SCHEME, "") : value,
      ]),
    ),
  };
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/#\{([^}]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`Nothing to fill in for ${name}`);
    return value;
  });
}

/** Reduces each value to one line; with line breaks of its own it could imitate the shop's words. */
function oneLined(given: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => [key, value.replaceAll(/\s+/gu, " ").trim() || "-"]),
  );
}

function shortened(template: MessageTemplate, given: Record<string, string>): Record<string, string> {
  const over = tooMuch(template, given);
  if (over <= 0) return given;
  const [longest] = Object.keys(given)
    .filter((key) => key !== LINK)
    .sort((a, b) => (given[b] ?? "").length - (given[a] ?? "").length);
  if (longest === undefined) throw new RangeError("A template is shorter than what is filled in");
  const kept = Math.max(1, (given[longest] ?? "").length - over - 1);
  return shortened(template, {
    ...given,
    [longest]: `${[...(given[longest] ?? "")].slice(0, kept).join("")}…`,
  });
}

function buttonOf({ button }: MessageTemplate, values: Readonly<Record<string, string>>): string {
  return button === undefined ? "" : `\n\n${button}: ${values[LINK] ?? ""}`;
}

/** Computes the characters by which a notice exceeds 알림톡's limit or, with its button, that of a long text message. */
function tooMuch(template: MessageTemplate, given: Readonly<Record<string, string>>): number {
  const notice = fill(template.lines.join("\n"), given);
  const bytes = bytesOf(notice + buttonOf(template, given));
  return Math.max(notice.length - MESSAGE_MAX, Math.ceil((bytes - TEXT_BYTES) / 2));
}

/** Counts bytes in EUC-KR, in which a Hangul syllable has two. */
function bytesOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (character.charCodeAt(0) < 128 ? 1 : 2), 0);
}
