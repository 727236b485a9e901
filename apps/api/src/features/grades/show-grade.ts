import type { Input } from "@todayfruit/contract/all-calls";
import {
  findGradeForPurchases,
  periodStart,
  priceToNext,
} from "@todayfruit/domain/grades/find-grade-for-purchases";
import { nextGradeDay } from "@todayfruit/domain/grades/grade-assignment-time";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { DEFAULT_GRADE } from "./default-grade.ts";
import { findGradeRules, sumPurchases } from "./grade-rules-and-purchases.repository.ts";

/** Shows the member's grade, and the grade that this period's purchases would give next month; two statements. */
export async function showGrade(
  _input: Input<"GET /v2/app-users/grade-info">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"GET /v2/app-users/grade-info">> {
  const rules = await findGradeRules(db);
  const grades = rules.grades.length > 0 ? rules.grades : [DEFAULT_GRADE];
  const next = nextGradeDay(now().toISOString());
  const since = new Date(`${periodStart(next, rules.periodMonths)}T00:00:00+09:00`);
  const purchAmt = await sumPurchases(db, buyer.id, since);
  const remaining = priceToNext(grades, purchAmt);
  const mine = grades.find(({ grade }) => grade === buyer.grade) ?? findGradeForPurchases(grades, 0);
  return ok({
    appUserGrade: badgeOf(mine),
    purchAmt,
    nextMonthGrade: badgeOf(findGradeForPurchases(grades, purchAmt)),
    remainingPrice: remaining ?? 0,
    isMax: remaining === null,
    periodMonths: rules.periodMonths,
  });
}

function badgeOf({ grade, gradeName, icon }: { grade: number; gradeName: string; icon: string }) {
  return { grade, gradeName, icon };
}
