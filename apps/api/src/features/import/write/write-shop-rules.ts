import type { Tx } from "../../../db/database.ts";
import type { CheckedCatalogue } from "../check/check-catalogue.ts";
import { writeSignUpCoupon } from "./coupon-rules.repository.ts";
import { writeRows } from "./import.repository.ts";

/** Writes the rules of points and grades, the terms and the styles of groups; returns the number of rows written. */
export async function writeShopRules(
  tx: Tx,
  { gradeRules, terms, displays }: Pick<CheckedCatalogue, "gradeRules" | "terms" | "displays">,
  now: string,
): Promise<number> {
  if (gradeRules?.signUpCoupon) await writeSignUpCoupon(tx, gradeRules.signUpCoupon, now);
  return writeRows(tx, "shop_rule", [
    ...(gradeRules
      ? [
          { name: "points", value: gradeRules.point },
          { name: "grades", value: gradeRules.grades },
          { name: "evaluation", value: gradeRules.evaluation },
        ]
      : []),
    ...(terms ? [{ name: "terms", value: terms }] : []),
    ...(displays?.style ? [{ name: "displayStyle", value: displays.style }] : []),
  ]);
}
