import { tidyText } from "../korean/tidy-text.ts";
import { ok, type Result, refuse } from "../result.ts";

/** What a review says, in characters. */
export const REVIEW_TEXT = { shortest: 10, longest: 1000 } as const;
/** Pictures of one review. */
export const REVIEW_IMAGES = 10;

/**
 * The text of a review as it is kept: without what surrounds it, with line ends of one kind and at most one empty line
 * between paragraphs. Counted in characters as people see them in the database: code points.
 *
 * @returns refuses REVIEW_TOO_SHORT and REVIEW_TOO_LONG with how many characters it has
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
