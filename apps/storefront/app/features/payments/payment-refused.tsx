import { Link } from "react-router";
import warning from "../../assets/emoji/warning.webp";
import { paths } from "../../paths.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { buttonClass } from "../../ui/form/button.tsx";

type PaymentRefusedProps = {
  /** Reason shown to the buyer. */
  reason: string;
  /** Order form to pay from again; `null` when unknown. */
  orderTmpId: string | null;
};

/** 결제하지 못했어요: the reason and a link back to the order form. */
export function PaymentRefused({ reason, orderTmpId }: PaymentRefusedProps) {
  return (
    <div role="alert">
      <EmptyState
        image={warning}
        level={1}
        title="결제하지 못했어요"
        action={
          <Link
            className={buttonClass({ size: "lg" })}
            to={orderTmpId === null ? paths.cart : paths.checkout(orderTmpId)}
            replace
          >
            {orderTmpId === null ? "장바구니로 가기" : "주문서로 돌아가기"}
          </Link>
        }
      >
        {reason}
      </EmptyState>
    </div>
  );
}
