import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { OrderAction } from "@todayfruit/domain/orders/list-order-actions";
import Truck from "lucide-react/icons/truck";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { Button, type ButtonTone, buttonClass } from "../../ui/form/button.tsx";
import type { CancellationTarget } from "../cancellations/cancellation-target-types.ts";
import { TakeBackCancellationButton } from "../cancellations/take-back-cancellation-button.tsx";
import { ReorderButton } from "../reorders/reorder-button.tsx";
import { TakeBackReturnButton } from "../returns/take-back-return-button.tsx";
import type { OrderedItem } from "./ordered-item-types.ts";
import { splitButtonsIntoRows } from "./split-buttons-into-rows.ts";

type OrderedItemActionsProps = {
  orderId: number;
  item: OrderedItem;
  onCancel(target: CancellationTarget): void;
};

/** Buttons of an ordered product, as the server lists them, in rows of three at most. */
export function OrderedItemActions({ orderId, item, onCancel }: OrderedItemActionsProps) {
  if (item.actions.length === 0) return null;
  return (
    <div className="mt-4 flex flex-col gap-2">
      {splitButtonsIntoRows(item.actions).map((row) => (
        <div key={row.join(" ")} className="flex flex-wrap gap-2">
          {row.map((action) => (
            <ActionButton key={action} action={action} orderId={orderId} item={item} onCancel={onCancel} />
          ))}
        </div>
      ))}
    </div>
  );
}

function ActionButton({
  action,
  orderId,
  item,
  onCancel,
}: OrderedItemActionsProps & { action: OrderAction }) {
  const { id, product, claimId } = item;
  switch (action) {
    case "cancel":
    case "requestCancel":
      return (
        <Button
          className="grow"
          tone="outline"
          size="sm"
          aria-label={`${product.name} ${cancelText(action, item)}`}
          onClick={() =>
            onCancel({ orderId, product: item.cancelsWhole ? null : { id, name: product.name } })
          }
        >
          {cancelText(action, item)}
        </Button>
      );
    case "takeBackCancel":
      return <TakeBackCancellationButton orderId={orderId} product={{ id, name: product.name }} />;
    case "takeBackReturn":
      return claimId === null ? null : (
        <TakeBackReturnButton orderId={orderId} claimId={claimId} item={item} />
      );
    case "reorder":
      return (
        <ReorderButton
          className="grow"
          target={{ orderId, orderProductId: id }}
          label={`${product.name} 다시 담기`}
          tone={item.orderItemProductStatus === "complete" ? "tint" : "outline"}
          size="sm"
        />
      );
    case "showAccount":
      return <ActionLink to={paths.order(orderId)} tone="outline-brand" text="입금 계좌 보기" item={item} />;
    case "changeAddress":
      return <ActionLink to={paths.orderAddress(orderId)} text="배송지 변경" item={item} />;
    case "track":
      return (
        <ActionLink
          to={paths.orderTracking(orderId)}
          tone="outline-brand"
          text="배송 조회"
          item={item}
          icon
        />
      );
    case "writeReview":
      return <ActionLink to={paths.writeReview(id)} tone="tint" text={reviewText(item)} item={item} />;
    case "showReview":
      return <ActionLink to={paths.myWrittenReviews} text="내 후기 보기" item={item} />;
    case "showReturn":
      return claimId === null ? null : (
        <ActionLink to={paths.return(orderId, claimId)} tone="outline-brand" text="진행 보기" item={item} />
      );
    case "requestReturn":
      return <ActionLink to={paths.returnRequest(orderId, id)} text="교환·반품" item={item} />;
    case "showRefund":
      return <ActionLink to={paths.orderAmounts(orderId)} text="환불 내역" item={item} />;
    case "ask":
      return <ActionLink to={paths.newInquiry(id, orderId)} text="문의" item={item} />;
  }
}

type ActionLinkProps = { to: string; text: string; tone?: ButtonTone; item: OrderedItem; icon?: boolean };

function ActionLink({ to, text, tone = "outline", item, icon = false }: ActionLinkProps) {
  return (
    <Link
      className={`${buttonClass({ tone, size: "sm" })} grow`}
      to={to}
      aria-label={`${item.product.name} ${text}`}
    >
      {icon && <Truck className="size-4.5" aria-hidden />}
      {text}
    </Link>
  );
}

function cancelText(action: "cancel" | "requestCancel", { orderItemProductStatus }: OrderedItem): string {
  if (orderItemProductStatus === "delivery_delay") return "취소하고 환불받기";
  return action === "cancel" ? "주문 취소" : "취소 요청";
}

function reviewText({ reviewPoint }: OrderedItem): string {
  return reviewPoint > 0 ? `후기 쓰고 ${groupDigits(reviewPoint)}P 받기` : "후기 쓰기";
}
