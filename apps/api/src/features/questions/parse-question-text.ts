import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { listFreeTextErrors } from "@todayfruit/domain/free-texts/list-free-text-errors";
import { questionText } from "@todayfruit/domain/questions/question-text-rules";
import { ok, type Result, refuse } from "@todayfruit/domain/result";

export type QuestionFault = "QUESTION_TOO_SHORT" | "QUESTION_TOO_LONG" | "FREE_TEXT_REFUSED";

/** Returns the text of a question in stored form; refuses one too short, too long, or with a link or a phone number. */
export function parseQuestionText(
  contents: string,
): Result<string, QuestionFault, RefusalDetail | undefined> {
  const text = questionText(contents);
  if (!text.ok) return refuse(text.code);
  const fields = listFreeTextErrors([{ field: "contents", kind: "question", text: text.value }]);
  return fields.length > 0 ? refuse("FREE_TEXT_REFUSED", { fields }) : ok(text.value);
}
