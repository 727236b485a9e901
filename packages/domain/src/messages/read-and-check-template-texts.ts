import type { Josa } from "../korean/josa.ts";
import { type Channel, ROUTES, type Route } from "./message-routes-and-outcomes.ts";
import { MESSAGE_SUMMARY_TEXTS } from "./message-summary-texts.ts";
import { MESSAGE_TEMPLATES, type TemplateName } from "./templates/all-templates.ts";

/** Particles that fit the last sound of a variable, e.g. `#{상품|이/가}`; in the sentence of a push alone. */
const PARTICLES: readonly string[] = [
  "을/를",
  "이/가",
  "은/는",
  "과/와",
  "으로/로",
  "이에요/예요",
] satisfies Josa[];

export const TEMPLATE_NAMES = Object.keys(MESSAGE_TEMPLATES) as TemplateName[];

/**
 * Returns the channels that a notice has a text for. Operators get a mail; receivers of gifts and those who order by
 * telephone have a phone alone.
 *
 * @example channelsOf("GIFT_ARRIVED") // ["phone"]
 */
export function channelsOf(template: TemplateName): readonly Channel[] {
  const route: Route | undefined = template in ROUTES ? ROUTES[template as keyof typeof ROUTES] : undefined;
  if (route) return route.channels;
  return template.startsWith("OPERATOR_") ? ["email"] : ["phone"];
}

/**
 * Returns the first text of a notice on a channel: its lines, or for a push the sentence below the title.
 *
 * @example firstText("ORDER_DELIVERED", "push") // "#{상품|이/가} 도착했어요. 맛있게 드세요."
 */
export function firstText(template: TemplateName, channel: Channel): string {
  const summary = MESSAGE_SUMMARY_TEXTS[template as keyof typeof MESSAGE_SUMMARY_TEXTS];
  return channel === "push" ? summary : MESSAGE_TEMPLATES[template].lines.join("\n");
}

/**
 * Returns why a text cannot replace the one of a notice: `unknown` for a variable that nobody fills in, `missing` for
 * one that the notice must name; `null` for a valid text.
 *
 * @example templateProblem("ORDER_DELIVERED", "push", "#{날씨}가 좋아요") // "unknown"
 */
export function templateProblem(
  template: TemplateName,
  channel: Channel,
  text: string,
): "unknown" | "missing" | null {
  const needed = variablesOf(firstText(template, channel), channel);
  const named = variablesOf(text, channel);
  if (named.some((name) => !needed.includes(name))) return "unknown";
  return needed.every((name) => named.includes(name)) ? null : "missing";
}

/**
 * Lists the variables of a text, each once. One with a particle that does not exist is listed whole.
 *
 * @example variablesOf("#{상품|이/가} 왔어요", "push") // ["상품"]
 */
export function variablesOf(text: string, channel: Channel): string[] {
  const named = [...text.matchAll(/#\{([^}]*)\}?/g)].map(([, name = ""]) => {
    const [variable = "", particle] = name.split("|");
    return channel === "push" && particle !== undefined && PARTICLES.includes(particle) ? variable : name;
  });
  return [...new Set(named)];
}
