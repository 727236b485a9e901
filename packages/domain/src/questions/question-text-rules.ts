import { tidyText } from "../korean/tidy-text.ts";
import { ok, type Result, refuse } from "../result.ts";

/** Limits of a question's text, in characters. */
export const QUESTION_TEXT = { shortest: 5, longest: 500 } as const;
/** The most questions of one member within 24 hours. */
export const QUESTIONS_A_DAY = 20;

/**
 * Normalizes the text of a question as it is stored and checks its length, counted in code points.
 *
 * @returns the text; refuses QUESTION_TOO_SHORT and QUESTION_TOO_LONG with the length
 * @example questionText(" 언제 도착하나요? ") // { ok: true, value: "언제 도착하나요?" }
 */
export function questionText(
  written: string,
): Result<string, "QUESTION_TOO_SHORT" | "QUESTION_TOO_LONG", { length: number }> {
  const text = tidyText(written);
  const { length } = [...text];
  if (length < QUESTION_TEXT.shortest) return refuse("QUESTION_TOO_SHORT", { length });
  if (length > QUESTION_TEXT.longest) return refuse("QUESTION_TOO_LONG", { length });
  return ok(text);
}
