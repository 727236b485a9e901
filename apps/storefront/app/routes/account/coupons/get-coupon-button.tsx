import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { useRef } from "react";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { apiWithKey } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { USER_QUERY_KEY } from "../../../session/session-provider.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

type Offered = Reply<"GET /v1/app-users/coupons">["downloadable"][number];

/** 쿠폰 받기 button; disabled with a note once taken. */
export function GetCouponButton({ coupon }: { coupon: Offered }) {
  const queries = useQueryClient();
  // One idempotency key per attempt, so that a retry after a lost reply takes effect once.
  const key = useRef<string | null>(null);
  const download = useMutation({
    mutationFn: () => {
      key.current ??= crypto.randomUUID();
      return apiWithKey(key.current)("POST /v1/app-users/coupons/{id}/download", { path: { id: coupon.id } });
    },
    onSuccess: () => showSnackbar("쿠폰을 받았어요. 주문서에서 쓸 수 있어요", { tone: "success" }),
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
    onSettled: (_reply, error) => {
      if (error === null || refusalCodeOf(error) !== null) key.current = null;
      return Promise.all([
        queries.invalidateQueries({ queryKey: ["coupons"] }),
        queries.invalidateQueries({ queryKey: USER_QUERY_KEY }),
      ]);
    },
  });
  return (
    <Button
      className="flex-none"
      tone="tint"
      size="sm"
      disabled={coupon.isTaken}
      busy={download.isPending}
      aria-label={`${coupon.name} ${coupon.isTaken ? "받았어요" : "받기"}`}
      onClick={() => download.mutate()}
    >
      {coupon.isTaken ? "받았어요" : "받기"}
    </Button>
  );
}
