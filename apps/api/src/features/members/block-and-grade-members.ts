import type { Input } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { editRecords } from "../record-edits/edit-records.ts";
import { memberRecordDefinition } from "./member-record-definition.ts";

/** Blocks members or lets them in again, and sets grades by hand until a day to come. */
export async function blockAndGradeMembers(
  { body, query }: Input<"PATCH /operator/v1/members">,
  context: OperatorContext,
): Promise<Answer<"PATCH /operator/v1/members">> {
  const today = kstDateOf(context.now().toISOString());
  const isPast = body.rows.some(({ set: { handGradeUntil } }) => handGradeUntil && handGradeUntil < today);
  if (isPast) return refuse("HAND_GRADE_PAST");
  return editRecords(context, memberRecordDefinition, body, query);
}
