import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { refusalCodeOf } from "../../api/api-error.ts";
import { apiWithKey } from "../../api/browser-api.ts";
import { extractErrorText } from "../../api/extract-error-text.ts";
import { Button } from "../../ui/form/button.tsx";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";

type TakeBackCancellationButtonProps = { orderId: number; product: { id: number; name: string } };

/** 취소 요청 거두기: takes back a request to cancel that the farm has not answered. */
export function TakeBackCancellationButton({ orderId, product }: TakeBackCancellationButtonProps) {
  const queries = useQueryClient();
  // One idempotency key per attempt, so that a retry after a lost reply takes effect once.
  const key = useRef<string | null>(null);
  const takingBack = useMutation({
    mutationFn: () => {
      key.current ??= crypto.randomUUID();
      return apiWithKey(key.current)("DELETE /v1/app-users/orders/{id}/withdraw-request", {
        path: { id: orderId },
        query: { productId: product.id },
      });
    },
    onSuccess: async () => {
      key.current = null;
      showSnackbar("취소 요청을 거두었어요. 상품을 그대로 보내드려요", { tone: "success" });
      await Promise.all(
        [["order", orderId], ["orders"], ["guest-orders"]].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) => {
      if (refusalCodeOf(error) !== null) key.current = null;
      showSnackbar(extractErrorText(error), { tone: "failure" });
    },
  });
  return (
    <Button
      className="grow"
      tone="outline"
      size="sm"
      aria-label={`${product.name} 취소 요청 거두기`}
      busy={takingBack.isPending}
      onClick={() => takingBack.mutate()}
    >
      취소 요청 거두기
    </Button>
  );
}
