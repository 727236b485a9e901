import { DEFAULT_POINT_RULES, type PointRules, wrongPointRule } from "@todayfruit/domain/points/point-rules";
import type { EditableRecord } from "../../record-edits/editable-record-types.ts";
import { findRuleBefore, keepPastRule } from "../../shop-rules/past-rules.repository.ts";
import { lockPointRules, setPointRules } from "./point-rules.repository.ts";

/** Rules of points as a record that operators edit; a shop has one. Past rules are kept for the orders placed under them. */
export const pointRuleRecordDefinition: EditableRecord<PointRules, "POINT_RULES_INVALID"> = {
  noun: "point-rules",
  subject: "point rules",
  permission: "coupons.manage",
  async lock(tx, ids) {
    const rows = await lockPointRules(tx, ids);
    return rows.map(({ id, version, value }) => ({ id, version, fields: pointRulesOf(value) }));
  },
  async check(_tx, rows) {
    return rows.flatMap(({ id, edited }) => {
      const field = wrongPointRule(edited);
      return field ? [{ id, code: "POINT_RULES_INVALID" as const, field }] : [];
    });
  },
  async write(tx, rows, at) {
    const before = await findRuleBefore(tx, "points");
    for (const { id, edited } of rows) await setPointRules(tx, id, edited);
    await keepPastRule(tx, "points", before, at);
  },
};

/** Returns the rules of a stored document; a rule that it lacks has its default. */
export function pointRulesOf(value: Partial<PointRules>): PointRules {
  const { minUsePoint, validMonths, reviewPoint, photoReviewPoint, rewardAfterDeliveryDays } = {
    ...DEFAULT_POINT_RULES,
    ...value,
  };
  return { minUsePoint, validMonths, reviewPoint, photoReviewPoint, rewardAfterDeliveryDays };
}
