import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../../api/console-api.ts";
import { useUndoChange } from "../../../../features/changes/use-undo-change.ts";
import { toasts } from "../../../../ui/feedback/toast-store.ts";
import type { CouponRow } from "../use-coupons.ts";
import type { CouponFields } from "./convert-coupon-form.ts";

/** Makes a coupon, or writes one that was read; undone from the message. */
export function useSaveCoupon(coupon: CouponRow | null, onDone: () => void) {
  const client = useQueryClient();
  const undo = useUndoChange("coupons");
  return useMutation({
    mutationFn: async (fields: CouponFields) => {
      const { change } = await (coupon ? edit(coupon, fields) : make(fields));
      return change;
    },
    onSuccess(change) {
      toasts.show({
        text: coupon ? "쿠폰을 고쳤어요" : "쿠폰을 만들었어요",
        ...(change && { action: { label: "되돌리기", run: () => undo(change.id) } }),
      });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["coupons"] }),
  });
}

const make = (fields: CouponFields) =>
  callApi(
    "POST /operator/v1/coupons",
    { body: { rows: [fields], reason: "쿠폰 만들기" } },
    crypto.randomUUID(),
  );

const edit = ({ id, version }: CouponRow, set: CouponFields) =>
  callApi(
    "PATCH /operator/v1/coupons",
    { body: { rows: [{ id, version, set }], reason: "쿠폰 고치기" } },
    crypto.randomUUID(),
  );
