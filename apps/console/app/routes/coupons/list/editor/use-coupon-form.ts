import { useLayoutEffect, useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import type { CouponRow } from "../use-coupons.ts";
import { type CouponForm, couponToForm, newCouponForm } from "./convert-coupon-form.ts";
import type { EditableField } from "./editable-coupon-field-labels.ts";
import { conflictsOf, mergeCouponForm } from "./merge-coupon-form.ts";

/**
 * Keeps the form of a coupon in step with the coupon, which may be read again while it is edited: what was typed stays, and a
 * field that a colleague changed too is a conflict to be decided before saving.
 *
 * @param coupon `null` for one that is made
 */
export function useCouponForm(coupon: CouponRow | null) {
  const version = coupon?.version ?? 0;
  const theirs = useMemo(() => coupon && couponToForm(coupon), [coupon]);
  const [before, setBefore] = useState(theirs);
  const form = useForm<CouponForm>({ defaultValues: theirs ?? newCouponForm(new Date()) });
  const mine = form.watch();
  const [mergedVersion, setMergedVersion] = useState(version);
  useLayoutEffect(() => {
    if (!theirs || !before || version === mergedVersion) return;
    const merged = mergeCouponForm({ before, mine: form.getValues(), theirs });
    setMergedVersion(version);
    setBefore(merged.before);
    form.reset(merged.mine, { keepErrors: true, keepIsSubmitted: true });
  }, [theirs, before, version, mergedVersion, form]);
  return {
    form,
    values: mine,
    conflicts:
      theirs && before
        ? conflictsOf({ before, mine, theirs }).map((field) => ({
            field,
            before: before[field],
            theirs: theirs[field],
            mine: mine[field],
          }))
        : [],
    keepMine: (field: EditableField) =>
      setBefore((now) => now && theirs && { ...now, [field]: theirs[field] }),
    takeTheirs(field: EditableField) {
      if (!theirs) return;
      setBefore((now) => now && { ...now, [field]: theirs[field] });
      form.setValue(field, theirs[field]);
    },
  };
}
