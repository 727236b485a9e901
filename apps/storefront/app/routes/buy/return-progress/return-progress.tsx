import { formatFullDate, kstDateOf } from "@todayfruit/domain/calendar/kst";
import Truck from "lucide-react/icons/truck";
import { Link } from "react-router";
import { Won } from "../../../features/catalog/price-block.tsx";
import { OrderedProductRow } from "../../../features/orders/ordered-product-row.tsx";
import {
  type FollowedReturn,
  listReturnProgressSteps,
} from "../../../features/returns/list-return-progress-steps.ts";
import { RETURN_NAME_TEXT } from "../../../features/returns/return-reason-and-status-texts.ts";
import { TakeBackReturnButton } from "../../../features/returns/take-back-return-button.tsx";
import { writeReturnProgressHeading } from "../../../features/returns/write-return-progress-heading.ts";
import { paths } from "../../../paths.ts";
import { buttonClass } from "../../../ui/form/button.tsx";
import { ChangePickupDayButton } from "./change-pickup-day-button.tsx";
import { ExchangeCosts } from "./exchange-costs.tsx";
import { RefundOfferAnswer } from "./refund-offer-answer.tsx";
import { ReturnRefundExplanation } from "./return-refund-explanation.tsx";
import { ReturnStepList } from "./return-step-list.tsx";

/** A request as its buyer follows it. */
export function ReturnProgress({ request }: { request: FollowedReturn }) {
  const { id, orderId, wish, status, requestedAt, options, productName, canTakeBack } = request;
  const today = kstDateOf(new Date().toISOString());
  const heading = writeReturnProgressHeading(request, today);
  const what = RETURN_NAME_TEXT[wish];
  const isOnItsWay = request.replacement?.dispatchedAt && !request.replacement.deliveredAt;
  return (
    <>
      <section className="bg-surface px-gutter pt-5 pb-6">
        <p className="text-label text-ink-3 tabular-nums">
          {what} · {formatFullDate(kstDateOf(requestedAt))} 접수
        </p>
        <h2 className="mt-2 text-title1 font-bold tracking-tight text-balance tabular-nums">
          {heading.before}
          {heading.strong && <span className="text-brand-ink">{heading.strong}</span>}
          {heading.after}
        </h2>
        {heading.below && <p className="mt-1 text-ink-3 tabular-nums">{heading.below}</p>}
        <Link className="mt-4 block" to={paths.order(orderId)}>
          <OrderedProductRow
            images={request.image === null ? [] : [request.image]}
            name={productName}
            option={options.map(partText).join(", ")}
          >
            <p className="mt-1 font-bold tabular">
              <Won amount={request.price} />
            </p>
          </OrderedProductRow>
        </Link>
        {status === "offered" && <RefundOfferAnswer request={request} />}
        <ReturnStepList
          request={request}
          steps={listReturnProgressSteps(request, today)}
          label={`${what} 진행`}
        />
        {isOnItsWay && (
          <Link
            className={`${buttonClass({ tone: "outline-brand", size: "sm", block: true })} mt-4`}
            to={paths.orderTracking(orderId)}
          >
            <Truck className="size-4.5" aria-hidden />새 상자 배송 조회
          </Link>
        )}
        <div className="mt-5 flex flex-wrap gap-2 empty:hidden">
          <ChangePickupDayButton request={request} />
          {canTakeBack && (
            <TakeBackReturnButton
              orderId={orderId}
              claimId={id}
              item={{
                product: { name: productName },
                orderItemProductStatus: wish === "replace" ? "replace_request" : "return_request",
              }}
            />
          )}
        </div>
      </section>
      {wish === "refund" && <ReturnRefundExplanation request={request} />}
      {wish === "replace" && <ExchangeCosts request={request} />}
      <section className="mt-2 bg-surface px-gutter py-6">
        <div className="flex gap-2">
          <Link className={`${buttonClass({ tone: "outline", size: "sm" })} flex-1`} to={paths.support}>
            문의하기
          </Link>
          <Link className={`${buttonClass({ tone: "outline", size: "sm" })} flex-1`} to={paths.faq}>
            {what} 기준 보기
          </Link>
        </div>
        <p className="mt-3 text-center text-caption text-ink-3">결정이 다르다고 느끼면 문의로 알려주세요.</p>
      </section>
    </>
  );
}

function partText({ name, optionUnit, pieces }: FollowedReturn["options"][number]): string {
  const units = `${name} · ${optionUnit}개`;
  return pieces === null ? units : `${units} (${pieces.all}개 중 ${pieces.bad}개)`;
}
