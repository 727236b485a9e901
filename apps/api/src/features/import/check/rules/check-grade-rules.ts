import { josa } from "@todayfruit/domain/korean/josa";
import { GradeRulesRecord } from "../../records/grade-rules-record.ts";
import type { FieldProblem } from "../../validate/create-problem-collector.ts";
import { createRecordValidator } from "../../validate/create-record-validator.ts";
import { image, problemsOfMedia } from "../check-media.ts";
import type { Checking } from "../check-rows.ts";

export const GRADE_RULES_FILE = "catalog/gradeRules.json";
const validator = createRecordValidator(GradeRulesRecord);

/** Checks the rules of points and grades; returns `null` when any of them is bad. */
export async function checkGradeRules(checking: Checking, value: unknown): Promise<GradeRulesRecord | null> {
  const { record, problems } = validator.check(value);
  const icons = record?.grades.map(({ icon }, index) => image(icon, `grades[${index}].icon`)) ?? [];
  const found = [
    ...problems,
    ...problemsOfOrder(record?.grades ?? []),
    ...(await problemsOfMedia(checking.folder, checking.known.media, icons)),
  ];
  if (found.length > 0) {
    checking.problems.add(GRADE_RULES_FILE, 1, null, found);
    return null;
  }
  for (const { path } of icons) checking.known.media.add(path);
  return record;
}

/** Requires grades to count from 1, the first to have the threshold 0, and each a higher one than the previous. */
function problemsOfOrder(grades: GradeRulesRecord["grades"]): FieldProblem[] {
  return grades.flatMap(({ grade, thresholdPrice }, index) => {
    const before = grades[index - 1];
    const isHigher = before ? thresholdPrice > before.thresholdPrice : thresholdPrice === 0;
    return [
      ...(grade === index + 1
        ? []
        : [{ field: `grades[${index}].grade`, reason: `${josa(String(index + 1), "과/와")} 같아야 해요` }]),
      ...(isHigher
        ? []
        : [
            {
              field: `grades[${index}].thresholdPrice`,
              reason: before ? "앞 등급보다 커야 해요" : "첫 등급은 0원이어야 해요",
            },
          ]),
    ];
  });
}
