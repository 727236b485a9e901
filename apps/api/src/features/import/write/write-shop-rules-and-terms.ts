import type { Tx } from "../../../db/database.ts";
import { findRuleBefore, type KeptRule, keepPastRule } from "../../shop-rules/past-rules.repository.ts";
import type { CheckedCatalogue } from "../check/check-catalogue.ts";
import type { ImportDay } from "../convert-day-offsets.ts";
import { addImportedTerms } from "./add-imported-terms.repository.ts";
import { writeRows } from "./imported-rows.repository.ts";
import { writeSignUpCoupon } from "./write-sign-up-coupon.repository.ts";

const KEPT: readonly KeptRule[] = ["points", "grades"];

/**
 * Writes the rules of points and grades, the terms and the styles of groups; past rules are kept for the orders placed before.
 *
 * @returns number of rows written
 */
export async function writeShopRulesAndTerms(
  tx: Tx,
  { gradeRules, terms, displays }: Pick<CheckedCatalogue, "gradeRules" | "terms" | "displays">,
  { day, now }: { day: ImportDay; now: Date },
): Promise<number> {
  if (gradeRules?.signUpCoupon) await writeSignUpCoupon(tx, gradeRules.signUpCoupon, day.instantAt(0));
  const before = new Map<KeptRule, unknown>();
  for (const name of KEPT) before.set(name, await findRuleBefore(tx, name));
  const written = await writeRows(tx, "shop_rule", [
    ...(gradeRules
      ? [
          { name: "points", value: gradeRules.point },
          { name: "grades", value: gradeRules.grades },
          { name: "evaluation", value: gradeRules.evaluation },
        ]
      : []),
    ...(displays?.style ? [{ name: "displayStyle", value: displays.style }] : []),
  ]);
  for (const [name, value] of before) await keepPastRule(tx, name, value, now);
  return written + (terms ? await addImportedTerms(tx, terms, now) : 0);
}
