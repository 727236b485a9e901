import type { ANSWER_VARIABLES } from "@todayfruit/domain/answer-templates/check-answer-variables";

export type AnswerValues = Partial<Record<(typeof ANSWER_VARIABLES)[number], string>>;

/**
 * Fills the variables of a template that are known; the others stay in their braces.
 *
 * @example fillTemplate("{닉네임}님, {도착예정일}에 가요", { 닉네임: "포근식탁" }) // "포근식탁님, {도착예정일}에 가요"
 */
export function fillTemplate(contents: string, values: AnswerValues): string {
  const known: Readonly<Record<string, string | undefined>> = values;
  return contents.replaceAll(/\{([가-힣]+)\}/g, (whole, name: string) => known[name] ?? whole);
}

/** Finds the first variable that nobody has filled. @example unfilledIn("{도착예정일}에 가요") // "{도착예정일}" */
export function unfilledIn(contents: string): string | null {
  return /\{[가-힣]+\}/.exec(contents)?.[0] ?? null;
}
