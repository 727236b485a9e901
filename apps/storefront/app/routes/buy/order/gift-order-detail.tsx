import type { Reply } from "@todayfruit/contract/all-calls";
import { useState } from "react";
import { Link } from "react-router";
import { CancellationSheet } from "../../../features/cancellations/cancellation-sheet.tsx";
import type { CancellationTarget } from "../../../features/cancellations/cancellation-target-types.ts";
import { paths } from "../../../paths.ts";
import { Button, buttonClass } from "../../../ui/form/button.tsx";
import { OrderedProducts } from "./ordered-products.tsx";

type GiftOrderDetailProps = {
  order: Reply<"GET /v1.2/app-users/orders/{id}">;
  groupId: number;
};

/** Order that is a gift: the products each receiver gets, and a link to the gift's page. */
export function GiftOrderDetail({ order, groupId }: GiftOrderDetailProps) {
  const [target, setTarget] = useState<CancellationTarget | null>(null);
  const { giftCount, orderItemProducts: products } = order;
  const isWaiting = order.orderItemStatus === "bank_transfer_waiting";
  return (
    <>
      <OrderedProducts products={products.slice(0, products.length / (giftCount ?? 1))} action={() => null} />
      <div className="flex flex-col gap-3 bg-surface px-gutter pb-5">
        <p className="rounded-md bg-sunken px-4 py-3.5 text-label text-ink-2">
          {giftCount}명에게 보내는 선물이에요.{" "}
          {isWaiting ? "입금하면 받는 분에게 알릴 수 있어요." : "받는 분이 적은 주소는 보이지 않아요."}
        </p>
        {!isWaiting && (
          <Link className={buttonClass({ block: true })} to={paths.paymentResult(order.uuid)}>
            선물 링크 보기
          </Link>
        )}
        <Link className={buttonClass({ block: true, tone: "outline" })} to={paths.sentGift(groupId)}>
          받는 분마다 보기
        </Link>
        {isWaiting && (
          <Button block tone="outline" onClick={() => setTarget({ orderId: order.id, product: null })}>
            주문 전체 취소
          </Button>
        )}
      </div>
      <CancellationSheet target={target} onClose={() => setTarget(null)} guest={null} />
    </>
  );
}
