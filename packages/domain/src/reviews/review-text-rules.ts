import { tidyText } from "../korean/tidy-text.ts";
import { ok, type Result, refuse } from "../result.ts";

/** Limits of a review's text, in characters. */
export const REVIEW_TEXT = { shortest: 10, longest: 1000 } as const;
/** Limits of an appeal against the hiding of a review, in characters. */
export const APPEAL_TEXT = { shortest: 10, longest: 1000 } as const;
/** The most photos of one review. */
export const REVIEW_IMAGES = 10;

/**
 * Normalizes the text of a review as it is stored: trimmed, line ends as LF and at most one empty line between
 * paragraphs. Checks its length, counted in code points as in the database.
 *
 * @returns the text; refuses REVIEW_TOO_SHORT and REVIEW_TOO_LONG with the length
 * @example reviewText("  아삭하고 달아요. 또 살게요!  ") // { ok: true, value: "아삭하고 달아요. 또 살게요!" }
 */
export function reviewText(
  written: string,
): Result<string, "REVIEW_TOO_SHORT" | "REVIEW_TOO_LONG", { length: number }> {
  const text = tidyText(written);
  const { length } = [...text];
  if (length < REVIEW_TEXT.shortest) return refuse("REVIEW_TOO_SHORT", { length });
  if (length > REVIEW_TEXT.longest) return refuse("REVIEW_TOO_LONG", { length });
  return ok(text);
}
