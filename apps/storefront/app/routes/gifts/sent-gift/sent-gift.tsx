import { useQuery } from "@tanstack/react-query";
import { formatFullDate, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { useState } from "react";
import { Link } from "react-router";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { api } from "../../../api/browser-api.ts";
import giftImage from "../../../assets/emoji/gift.webp";
import { isScheduled } from "../../../features/gifts/schedule/is-scheduled.ts";
import { OrderedProductRow } from "../../../features/orders/ordered-product-row.tsx";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button, buttonClass } from "../../../ui/form/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { CancelGiftSheet } from "./cancel-gift-sheet.tsx";
import { type Group, giftGroupKey } from "./gift-group-query-key-and-update.ts";
import { GiftReceivers } from "./gift-receivers.tsx";
import { NotifyAtPanel } from "./notify-at-panel.tsx";

/** Gift with all its receivers: who entered an address, who can be reminded, what can be cancelled. */
export function SentGift({ id }: { id: number }) {
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const group = useQuery({
    queryKey: giftGroupKey(id),
    queryFn: () => api("GET /v1/gift/group/{id}", { path: { id } }),
    enabled: isNumber,
    staleTime: 0,
    retry: (count, error) => refusalCodeOf(error) === null && count < 2,
  });
  if (!isNumber || refusalCodeOf(group.error) === "GIFT_NOT_FOUND") {
    return (
      <EmptyState
        image={giftImage}
        title="선물을 찾지 못했어요"
        action={
          <Link className={buttonClass({ tone: "tint" })} to={paths.sentGifts}>
            보낸 선물 보기
          </Link>
        }
      >
        보낸 선물에서 다시 찾아 주세요
      </EmptyState>
    );
  }
  if (group.isPending) return <RowsSkeleton name="보낸 선물" />;
  if (!group.data) return <LoadFailed error={group.error} onRetry={() => void group.refetch()} />;
  return <Shown group={group.data} />;
}

function Shown({ group }: { group: Group }) {
  const [isTakingBack, setTakingBack] = useState(false);
  return (
    <>
      <section className="bg-surface px-gutter py-6" aria-label="보낸 선물">
        <p className="text-label text-ink-3 tabular-nums">
          {formatFullDate(kstDateOf(group.createdAt))} {kstTimeOf(group.createdAt)}
        </p>
        <h2 className="mt-1 text-title2 font-bold tracking-tight">{headline(group)}</h2>
        <dl className="mt-4 grid grid-cols-3 gap-2">
          <Count name={isScheduled(group, Date.now()) ? "예약" : "보냄"} tone="text-ink">
            {group.sendCount}
          </Count>
          <Count name="주소 입력" tone="text-brand-ink">
            {group.sendCount - group.emptyAddressCount}
          </Count>
          <Count name="입력 전" tone={isScheduled(group, Date.now()) ? "text-ink" : "text-sale"}>
            {group.emptyAddressCount}
          </Count>
        </dl>
        {group.giftGroupStatus === "payment_waiting" && (
          <p className="mt-4 rounded-md bg-sunken px-4 py-3 text-label text-ink-2">
            입금하면 받는 분에게 선물을 보내요.{" "}
            <Link className="font-semibold text-brand-ink underline" to={paths.order(group.orderId)}>
              입금할 계좌 보기
            </Link>
          </p>
        )}
      </section>
      <NotifyAtPanel group={group} />
      <GiftReceivers group={group} />
      {group.canAllWithdraw && (
        <div className="bg-surface px-gutter pb-6">
          <Button block tone="ghost" onClick={() => setTakingBack(true)}>
            전체 선물 취소
          </Button>
        </div>
      )}
      <Panel title="선물한 상품">
        <ul className="flex flex-col gap-4">
          {group.orderItemProducts.map(({ product, orderOptionGroups }) => (
            <li key={product.id}>
              <OrderedProductRow
                images={product.images}
                name={product.name}
                option={orderOptionGroups
                  .map(({ name, optionUnit }) => `${name} · ${optionUnit}개씩`)
                  .join(", ")}
              />
            </li>
          ))}
        </ul>
        <Link
          className={`${buttonClass({ tone: "outline", block: true })} mt-5`}
          to={paths.order(group.orderId)}
        >
          주문 상세 보기
        </Link>
      </Panel>
      <CancelGiftSheet
        groupId={group.id}
        gift={null}
        open={isTakingBack}
        onClose={() => setTakingBack(false)}
      />
    </>
  );
}

function headline({ giftGroupStatus, receiverCount, notifyAt }: Group): string {
  if (giftGroupStatus === "payment_waiting") return `${receiverCount}명에게 보낼 선물이에요`;
  if (giftGroupStatus === "withdrawn") return "취소한 선물이에요";
  return isScheduled({ notifyAt }, Date.now())
    ? `${receiverCount}명에게 보낼 선물이에요`
    : `${receiverCount}명에게 보냈어요`;
}

function Count({ name, tone, children }: { name: string; tone: string; children: number }) {
  return (
    <div className="flex flex-col-reverse items-center rounded-md bg-sunken py-3">
      <dt className="text-caption text-ink-3">{name}</dt>
      <dd className={`text-title1/7 font-extrabold tabular-nums ${tone}`}>{children}</dd>
    </div>
  );
}
