import type { Reply } from "@todayfruit/contract/all-calls";
import Truck from "lucide-react/icons/truck";
import { Link } from "react-router";
import type { CancellationTarget } from "../../../features/cancellations/cancellation-target.ts";
import { paths } from "../../../paths.ts";
import { Button, buttonClass } from "../../../ui/form/button.tsx";
import { BottomBar } from "../../../ui/layout/bottom-bar.tsx";
import { type BarAction, barAction } from "./bar-action.ts";

type OrderBarProps = {
  order: Reply<"GET /v1.2/app-users/orders/{id}">;
  onCancel(target: CancellationTarget): void;
};

/** Bar of an order: 문의하기, and the action of the product that is furthest on its way. */
export function OrderBar({ order, onCancel }: OrderBarProps) {
  const { orderItemProducts: items } = order;
  const action = barAction(items.map(({ actions }) => actions));
  return (
    <BottomBar>
      <Link className={`${buttonClass({ tone: "outline", size: "lg" })} flex-1`} to={paths.support}>
        문의하기
      </Link>
      {action !== null && <BarButton action={action} order={order} onCancel={onCancel} />}
    </BottomBar>
  );
}

function BarButton({ action, order, onCancel }: OrderBarProps & { action: BarAction }) {
  const item = order.orderItemProducts.find(({ actions }) => actions.includes(action));
  if (!item) return null;
  switch (action) {
    case "track":
      return (
        <Link className={`${buttonClass({ size: "lg" })} flex-2`} to={paths.orderTracking(order.id)}>
          <Truck className="size-5" aria-hidden />
          배송 조회
        </Link>
      );
    case "writeReview":
      return (
        <Link className={`${buttonClass({ size: "lg" })} flex-2`} to={paths.writeReview(item.id)}>
          후기 쓰기
        </Link>
      );
    case "cancel":
    case "requestCancel":
      return (
        <Button
          className="flex-1"
          size="lg"
          tone="outline"
          onClick={() =>
            onCancel({
              orderId: order.id,
              product: item.cancelsWhole ? null : { id: item.id, name: item.product.name },
            })
          }
        >
          {action === "cancel" ? "주문 취소" : "취소 요청"}
        </Button>
      );
  }
}
