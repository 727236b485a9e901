import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../db/database.ts";
import { lockMyQuestion } from "./asked-questions.repository.ts";

export type Unchangeable = "QUESTION_NOT_FOUND" | "QUESTION_ANSWERED";

export async function lockUnansweredQuestion(
  tx: Tx,
  id: number,
  userId: number,
): Promise<Result<null, Unchangeable, undefined>> {
  const isAnswered = await lockMyQuestion(tx, id, userId);
  if (isAnswered === null) return refuse("QUESTION_NOT_FOUND");
  return isAnswered ? refuse("QUESTION_ANSWERED") : ok(null);
}
