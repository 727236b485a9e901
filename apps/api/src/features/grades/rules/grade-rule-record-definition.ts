import { areGradesValid, type GradeTerms } from "@todayfruit/domain/grades/are-grades-valid";
import type { EditableRecord } from "../../record-edits/editable-record-types.ts";
import { findRuleBefore, keepPastRule } from "../../shop-rules/past-rules.repository.ts";
import { lockGradeRules, type StoredGrade, setGradeRules } from "./grade-rules.repository.ts";

type Fields = { periodMonths: number; grades: GradeTerms[] };

/** Months of a shop that has not set any. */
const PERIOD_MONTHS = 3;

/** Rules of grades as a record that operators edit; a shop has one. Past rules are kept for the orders placed under them. */
export const gradeRuleRecordDefinition: EditableRecord<Fields, "GRADE_RULES_INVALID"> = {
  noun: "grade-rules",
  subject: "grade rules",
  permission: "coupons.manage",
  async lock(tx, ids) {
    const rows = await lockGradeRules(tx, ids);
    return rows.map((row) => ({ id: row.id, version: row.version, fields: gradeRulesOf(row) }));
  },
  async check(tx, rows) {
    const stored = await lockGradeRules(
      tx,
      rows.map(({ id }) => id),
    );
    const numbers = new Map(stored.map(({ id, grades }) => [id, grades.map(({ grade }) => grade)]));
    return rows.flatMap(({ id, edited }) =>
      areGradesValid(edited.grades, numbers.get(id) ?? [])
        ? []
        : [{ id, code: "GRADE_RULES_INVALID" as const, field: "grades" }],
    );
  },
  async write(tx, rows, at) {
    const before = await findRuleBefore(tx, "grades");
    for (const { id, edited } of rows) await setGradeRules(tx, id, edited);
    await keepPastRule(tx, "grades", before, at);
  },
};

/** Returns the rules of the stored documents; what a grade lacks is 0 or nothing. */
export function gradeRulesOf({
  grades,
  period_months,
}: {
  grades: readonly StoredGrade[];
  period_months: number | null;
}): Fields {
  return {
    periodMonths: period_months ?? PERIOD_MONTHS,
    grades: grades.map((each) => ({
      grade: each.grade,
      gradeName: each.gradeName,
      thresholdPrice: each.thresholdPrice ?? 0,
      purchasePointPer: each.purchasePointPer ?? 0,
      monthlyCouponPrice: each.monthlyCouponPrice ?? 0,
      birthdayPoint: each.birthdayPoint ?? 0,
      benefits: each.benefits ?? [],
    })),
  };
}
