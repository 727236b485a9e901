import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { refusalCodeOf } from "../../api/api-error.ts";
import { apiWithKey } from "../../api/browser-api.ts";
import { extractErrorText } from "../../api/extract-error-text.ts";
import { Button } from "../../ui/form/button.tsx";
import { Modal } from "../../ui/overlay/modal.tsx";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";

type TakeBackReturnButtonProps = {
  orderId: number;
  claimId: number;
  item: { product: { name: string }; orderItemProductStatus: string };
};

/** 그만두기: takes back a return or exchange that the shop has not decided, after a question. */
export function TakeBackReturnButton({ orderId, claimId, item }: TakeBackReturnButtonProps) {
  const queries = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  // One idempotency key per attempt, so that a retry after a lost reply takes effect once.
  const key = useRef<string | null>(null);
  const what = item.orderItemProductStatus === "replace_request" ? "교환" : "반품";
  const takingBack = useMutation({
    mutationFn: () => {
      key.current ??= crypto.randomUUID();
      return apiWithKey(key.current)("DELETE /v1/app-users/orders/{id}/claims/{claimId}", {
        path: { id: orderId, claimId },
      });
    },
    onSuccess: async () => {
      key.current = null;
      setIsAsked(false);
      showSnackbar(`${what} 신청을 거두었어요`, { tone: "success" });
      await Promise.all(
        [["order", orderId], ["orders"], ["guest-orders"], ["claims", orderId], ["claim", claimId]].map(
          (queryKey) => queries.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) => {
      if (refusalCodeOf(error) !== null) key.current = null;
      setIsAsked(false);
      showSnackbar(extractErrorText(error), { tone: "failure" });
    },
  });
  return (
    <>
      <Button
        className="grow"
        tone="outline"
        size="sm"
        aria-label={`${item.product.name} ${what} 그만두기`}
        busy={takingBack.isPending}
        onClick={() => setIsAsked(true)}
      >
        {what} 그만두기
      </Button>
      <Modal
        style="withTitle"
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={`${what} 신청을 거둘까요?`}
        cancelLabel="그대로 두기"
        confirm={{ label: "거두기", run: () => takingBack.mutate() }}
      >
        상품을 가지러 가지 않아요. 기간 안에는 다시 신청할 수 있어요.
      </Modal>
    </>
  );
}
