import type { Conflict } from "../../../../features/drafts/field-conflict-view.tsx";
import { type CouponForm, numberOf } from "./convert-coupon-form.ts";
import { KINDS, WAYS } from "./coupon-form-choice-labels.ts";
import { EDITABLE_FIELDS, type EditableField } from "./editable-coupon-field-labels.ts";

type Value = CouponForm[EditableField];
const NUMBERS = ["amount", "minPrice", "budget", "issueLimit"] satisfies EditableField[];

type CouponConflict = { field: EditableField; before: Value; theirs: Value; mine: Value };

/**
 * Writes a conflict of a coupon's field for the operator.
 *
 * @example formatCouponFieldConflict({ field: "kind", before: "amount", theirs: "percent", mine: "shipping" })
 *   // { field: "kind", label: "깎는 법", before: "원", theirs: "%", mine: "배송비" }
 */
export function formatCouponFieldConflict({ field, before, theirs, mine }: CouponConflict): Conflict {
  const label = EDITABLE_FIELDS.find((each) => each.field === field)?.label ?? field;
  return {
    field,
    label,
    before: textOf(field, before),
    theirs: textOf(field, theirs),
    mine: textOf(field, mine),
  };
}

function textOf(field: EditableField, value: Value): string {
  if (typeof value === "boolean") return value ? "예" : "아니요";
  if (value === "") return "없음";
  if (field === "validFrom" || field === "validUntil") return value.replace("T", " ");
  const number = NUMBERS.some((each) => each === field) ? numberOf(value) : null;
  if (number !== null) return number.toLocaleString();
  return [...KINDS, ...WAYS].find((choice) => choice.value === value)?.label ?? value;
}
