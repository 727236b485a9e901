import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { findGradeRules } from "./grade-rules-and-purchases.repository.ts";

/** Lists every grade with its benefits, lowest first. */
export async function listGrades(
  _input: Input<"GET /v1/app-users/app-user-grade">,
  { db }: Context,
): Promise<Answer<"GET /v1/app-users/app-user-grade">> {
  const { grades } = await findGradeRules(db);
  return ok({
    list: grades.map(({ grade, gradeName, icon, thresholdPrice, purchasePointPer, benefits }) => ({
      grade,
      gradeName,
      icon,
      thresholdPrice: thresholdPrice ?? 0,
      purchasePointPer,
      benefits: [...(benefits ?? [])],
    })),
  });
}
