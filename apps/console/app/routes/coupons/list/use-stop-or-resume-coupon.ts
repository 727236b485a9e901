import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../api/console-api.ts";
import { useUndoChange } from "../../../features/changes/use-undo-change.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";
import type { CouponRow } from "./use-coupons.ts";

type Stopped = Pick<CouponRow, "id" | "version" | "name"> & { isStopped: boolean };

/** Stops issuing a coupon or goes on with it, at once and with a way back; those issued stay as they are. */
export function useStopOrResumeCoupon() {
  const client = useQueryClient();
  const undo = useUndoChange("coupons");
  return useMutation({
    mutationFn: ({ id, version, isStopped }: Stopped) =>
      callApi(
        "PATCH /operator/v1/coupons",
        {
          body: {
            rows: [{ id, version, set: { isStopped } }],
            reason: isStopped ? "쿠폰 멈추기" : "쿠폰 다시 켜기",
          },
        },
        crypto.randomUUID(),
      ),
    onSuccess: ({ change }, { name, isStopped }) =>
      toasts.show({
        text: isStopped ? `${name} 멈췄어요. 이미 준 것은 쓸 수 있어요` : `${name} 다시 켰어요`,
        ...(change && { action: { label: "되돌리기", run: () => undo(change.id) } }),
      }),
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ["coupons"] }),
  });
}
