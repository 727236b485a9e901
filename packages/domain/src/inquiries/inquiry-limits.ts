import { tidyText } from "../korean/tidy-text.ts";
import { ok, type Result, refuse } from "../result.ts";

/** Limits of a text of an inquiry, in characters. */
export const INQUIRY_TEXT = { shortest: 2, longest: 1000 } as const;
/** The most pictures of one text. */
export const INQUIRY_PHOTOS = 5;
/** The largest picture that is picked for an inquiry, in bytes: 10 MB. */
export const INQUIRY_PHOTO_BYTES = 10 * 1024 * 1024;
/** The most texts of one member within 24 hours. */
export const INQUIRY_TEXTS_A_DAY = 30;

/**
 * Normalizes a text of an inquiry as it is stored and checks its length, counted in code points.
 *
 * @example inquiryText(" 언제 오나요? ") // { ok: true, value: "언제 오나요?" }
 */
export function inquiryText(written: string): Result<string, "INQUIRY_TOO_SHORT" | "INQUIRY_TOO_LONG"> {
  const text = tidyText(written);
  const { length } = [...text];
  if (length < INQUIRY_TEXT.shortest) return refuse("INQUIRY_TOO_SHORT");
  if (length > INQUIRY_TEXT.longest) return refuse("INQUIRY_TOO_LONG");
  return ok(text);
}
