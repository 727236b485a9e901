import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { refusedTexts } from "@todayfruit/domain/free-texts/refused-texts";
import { questionText } from "@todayfruit/domain/questions/question-text";
import { ok, type Result, refuse } from "@todayfruit/domain/result";

export type QuestionFault = "QUESTION_TOO_SHORT" | "QUESTION_TOO_LONG" | "FREE_TEXT_REFUSED";

/** The text of a question as it is kept; refused when too short, too long, or with a link or a number to call in it. */
export function readQuestion(contents: string): Result<string, QuestionFault, RefusalDetail | undefined> {
  const text = questionText(contents);
  if (!text.ok) return refuse(text.code);
  const fields = refusedTexts([{ field: "contents", kind: "question", text: text.value }]);
  return fields.length > 0 ? refuse("FREE_TEXT_REFUSED", { fields }) : ok(text.value);
}
