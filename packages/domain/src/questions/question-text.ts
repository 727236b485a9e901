import { tidyText } from "../korean/tidy-text.ts";
import { ok, type Result, refuse } from "../result.ts";

/** What a question says, in characters. */
export const QUESTION_TEXT = { shortest: 5, longest: 500 } as const;
/** So many a member may ask within 24 hours. */
export const QUESTIONS_A_DAY = 20;

/**
 * The text of a question as it is kept, counted in code points.
 *
 * @returns refuses QUESTION_TOO_SHORT and QUESTION_TOO_LONG with how many characters it has
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
