import type { Reply } from "@todayfruit/contract/all-calls";
import Truck from "lucide-react/icons/truck";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { buttonClass } from "../../../ui/form/button.tsx";
import { BottomBar } from "../../../ui/layout/bottom-bar.tsx";

/** Bar of an order: 문의하기, and 배송 조회 once a product is on its way. */
export function OrderBar({ order }: { order: Reply<"GET /v1.2/app-users/orders/{id}"> }) {
  const isTracked = order.orderItemProducts.some(({ actions }) => actions.includes("track"));
  return (
    <BottomBar>
      <Link className={`${buttonClass({ tone: "outline", size: "lg" })} flex-1`} to={paths.support}>
        문의하기
      </Link>
      {isTracked && (
        <Link className={`${buttonClass({ size: "lg" })} flex-2`} to={paths.orderTracking(order.id)}>
          <Truck className="size-5" aria-hidden />
          배송 조회
        </Link>
      )}
    </BottomBar>
  );
}
