import type { Conflict } from "../../../../features/drafts/conflict-view.tsx";
import { EDITED_FIELDS, KINDS, WAYS } from "./coupon-choices.ts";
import type { CouponForm } from "./coupon-form.ts";
import type { EditedField } from "./merge-coupon-form.ts";

type Value = CouponForm[EditedField];
type CouponConflict = { field: EditedField; before: Value; theirs: Value; mine: Value };

/**
 * Writes a conflict of a coupon's field for the operator.
 *
 * @example conflictTexts({ field: "kind", before: "amount", theirs: "percent", mine: "shipping" })
 *   // { field: "kind", label: "깎는 법", before: "원", theirs: "%", mine: "배송비" }
 */
export function conflictTexts({ field, before, theirs, mine }: CouponConflict): Conflict {
  const label = EDITED_FIELDS.find((each) => each.field === field)?.label ?? field;
  return { field, label, before: textOf(before), theirs: textOf(theirs), mine: textOf(mine) };
}

function textOf(value: Value): string {
  if (typeof value === "boolean") return value ? "예" : "아니요";
  if (value === "") return "없음";
  return [...KINDS, ...WAYS].find((choice) => choice.value === value)?.label ?? value;
}
