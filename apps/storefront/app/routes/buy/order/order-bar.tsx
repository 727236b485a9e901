import type { Reply } from "@todayfruit/contract/all-calls";
import Truck from "lucide-react/icons/truck";
import { Link } from "react-router";
import { canCancel, statusesOf } from "../../../features/cancellations/can-cancel.ts";
import type { CancellationTarget } from "../../../features/cancellations/cancellation-target-types.ts";
import { paths } from "../../../paths.ts";
import { Button, buttonClass } from "../../../ui/form/button.tsx";
import { BottomActionBar } from "../../../ui/layout/bottom-action-bar.tsx";
import { deriveOrderBarAction } from "./derive-order-bar-action.ts";

type OrderBarProps = {
  order: Reply<"GET /v1.2/app-users/orders/{id}">;
  onCancel(target: CancellationTarget): void;
};

/** Bar of an order: 문의하기 about its first product, and the action of the product that is furthest on its way. */
export function OrderBar({ order, onCancel }: OrderBarProps) {
  const { orderItemProducts: items, withdrawType } = order;
  const action = deriveOrderBarAction({
    products: items.map(({ actions }) => actions),
    canCancelWhole: canCancel({ withdrawType, statuses: statusesOf(items), isWhole: true }),
  });
  return (
    <BottomActionBar>
      <Link
        className={`${buttonClass({ tone: "outline", size: "lg" })} flex-1`}
        to={paths.newInquiry(items[0]?.id, order.id)}
      >
        문의하기
      </Link>
      {action === "track" && (
        <Link className={`${buttonClass({ size: "lg" })} flex-2`} to={paths.orderTracking(order.id)}>
          <Truck className="size-5" aria-hidden />
          배송 조회
        </Link>
      )}
      {action === "writeReview" && <ReviewLink items={items} />}
      {action === "cancelWhole" && (
        <Button
          className="flex-1"
          size="lg"
          tone="outline"
          onClick={() => onCancel({ orderId: order.id, product: null })}
        >
          {items.length > 1 ? "주문 전체 취소" : cancelText(items)}
        </Button>
      )}
    </BottomActionBar>
  );
}

type Items = OrderBarProps["order"]["orderItemProducts"];

function ReviewLink({ items }: { items: Items }) {
  const item = items.find(({ actions }) => actions.includes("writeReview"));
  if (!item) return null;
  return (
    <Link className={`${buttonClass({ size: "lg" })} flex-2`} to={paths.writeReview(item.id)}>
      후기 쓰기
    </Link>
  );
}

function cancelText(items: Items): string {
  return items.some(({ actions }) => actions.includes("requestCancel")) ? "취소 요청" : "주문 취소";
}
