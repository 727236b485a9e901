import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { COMPLETE_DAYS, canComplete } from "@todayfruit/domain/orders/purchase-completion";
import { useRef, useState } from "react";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { apiWithKey } from "../../../api/browser-api.ts";
import { errorText } from "../../../api/error-text.ts";
import { USER_QUERY_KEY } from "../../../session/session-provider.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { BottomSheet } from "../../../ui/overlay/bottom-sheet.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

const COMPLETE = "PUT /v1/app-users/order-items/{id}/products/{pid}/complete";

type CompleteDeliveredPurchaseProps = {
  orderId: number;
  item: Reply<"GET /v1.2/app-users/orders/{id}">["orderItemProducts"][number];
};

/** 구매 확정 of a delivered product, with an explanation first, because it cannot be undone. */
export function CompleteDeliveredPurchase({ orderId, item }: CompleteDeliveredPurchaseProps) {
  const { id: pid, product, orderItemProductStatus } = item;
  const queries = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  // One idempotency key per attempt, so that a retry after a lost reply takes effect once.
  const key = useRef<string | null>(null);
  const completing = useMutation({
    mutationFn: () => {
      key.current ??= crypto.randomUUID();
      return apiWithKey(key.current)(COMPLETE, { path: { id: orderId, pid } });
    },
    onSuccess: async (reply) => {
      setIsAsked(false);
      showSnackbar(doneText(reply), { tone: "success" });
      await Promise.all(
        [["order", orderId], ["orders"], ["points"], USER_QUERY_KEY].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) => {
      if (refusalCodeOf(error) !== null) key.current = null;
      showSnackbar(errorText(error), { tone: "failure" });
    },
  });
  const may = canComplete(orderItemProductStatus);
  if (!may.ok || may.value === "done") return null;
  return (
    <>
      <div className="mt-4 flex items-center justify-between gap-3 rounded-md bg-sunken px-4 py-3">
        <p className="text-caption text-ink-2">
          마음에 드셨나요? 확정하면 반품할 수 없어요.
          <br />
          받은 지 {COMPLETE_DAYS}일이 지나면 저절로 확정돼요.
        </p>
        <Button
          className="flex-none"
          tone="tint"
          size="sm"
          aria-label={`${product.name} 구매 확정`}
          onClick={() => setIsAsked(true)}
        >
          구매 확정
        </Button>
      </div>
      <BottomSheet
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title="구매를 확정할까요?"
        foot={
          <Button block size="lg" busy={completing.isPending} onClick={() => completing.mutate()}>
            구매 확정하기
          </Button>
        }
      >
        <p className="mb-3 line-clamp-2 font-semibold">{product.name}</p>
        <ul className="flex list-disc flex-col gap-1.5 pl-5 text-body2 text-ink-2">
          <li>이 상품으로 쌓을 포인트가 정해져요.</li>
          <li>확정한 뒤에는 마음이 바뀌어 반품할 수 없어요.</li>
          <li>누르지 않아도 받은 지 {COMPLETE_DAYS}일이 지나면 저절로 확정돼요.</li>
        </ul>
      </BottomSheet>
    </>
  );
}

function doneText({ rewardPoint, rewardAvailableAt }: Reply<typeof COMPLETE>): string {
  if (rewardPoint === 0 || rewardAvailableAt === null) return "구매를 확정했어요";
  return `구매를 확정했어요. ${groupDigits(rewardPoint)}P를 ${formatMonthDay(kstDateOf(rewardAvailableAt))}부터 쓸 수 있어요`;
}
