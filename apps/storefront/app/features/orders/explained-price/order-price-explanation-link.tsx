import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "../../../api/browser-api.ts";
import { paths } from "../../../paths.ts";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import { EXPLANATION_LINK_CLASS, PriceExplanationSheet } from "./price-explanation-sheet.tsx";

export type OrderPriceExplanationLinkProps = {
  order: { id: number; orderName: string; orderItemPrice: { totalPrice: number } };
};

/** Link of an order in a list to its explained price, which is loaded once asked for. */
export function OrderPriceExplanationLink({ order }: OrderPriceExplanationLinkProps) {
  const { id } = order;
  const [isOpen, setOpen] = useState(false);
  const details = useQuery({
    queryKey: ["order", id],
    queryFn: () => api("GET /v1.2/app-users/orders/{id}", { path: { id } }),
    enabled: isOpen,
  });
  return (
    <>
      <button
        className={EXPLANATION_LINK_CLASS}
        type="button"
        aria-haspopup="dialog"
        aria-label={`왜 이 금액인가요? ${order.orderName}`}
        onClick={() => setOpen(true)}
      >
        왜 이 금액인가요?
      </button>
      <PriceExplanationSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        lines={details.data?.explanation ?? []}
        price={details.data?.orderItemPrice.totalPrice ?? order.orderItemPrice.totalPrice}
      >
        {details.isPending && <RowsSkeleton name="금액" />}
        {details.isError && !details.data && (
          <LoadFailed error={details.error} onRetry={() => void details.refetch()} />
        )}
        {details.data && <Changed orderId={id} />}
      </PriceExplanationSheet>
    </>
  );
}

/** An order whose price has changed since it was quoted has no lines that add up to it. */
function Changed({ orderId }: { orderId: number }) {
  return (
    <div className="py-4 text-center">
      <p className="text-body2 text-ink-2">주문한 뒤에 금액이 바뀌었어요. 주문 상세에서 확인해 주세요</p>
      <Link className={`${buttonClass({ tone: "tint", size: "sm" })} mt-4`} to={paths.orderAmounts(orderId)}>
        주문 상세 보기
      </Link>
    </div>
  );
}
