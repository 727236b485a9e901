import type { CouponForm } from "./convert-coupon-form.ts";
import { EDITABLE_FIELDS, type EditableField } from "./editable-coupon-field-labels.ts";

type Forms = {
  /** Values of the shop from which typing began. */
  before: CouponForm;
  /** Values that the form has. */
  mine: CouponForm;
  /** Values that the shop has now. */
  theirs: CouponForm;
};

/**
 * Merges a form with its coupon as it was read again: what was typed stays with the value it began from, every other field
 * takes the shop's.
 */
export function mergeCouponForm({ before, mine, theirs }: Forms): Pick<Forms, "before" | "mine"> {
  const typed = fields(({ field }) => mine[field] !== before[field]);
  return { before: { ...theirs, ...pick(before, typed) }, mine: { ...theirs, ...pick(mine, typed) } };
}

/** Lists the fields for which a colleague saved another value than the one that the form has. */
export function conflictsOf({ before, mine, theirs }: Forms): EditableField[] {
  return fields(({ field }) => before[field] !== theirs[field] && mine[field] !== theirs[field]);
}

const fields = (isWanted: (edited: (typeof EDITABLE_FIELDS)[number]) => boolean) =>
  EDITABLE_FIELDS.filter(isWanted).map(({ field }) => field);

const pick = (form: CouponForm, names: readonly EditableField[]) =>
  Object.fromEntries(names.map((field) => [field, form[field]]));
