import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import Check from "lucide-react/icons/check";
import { api } from "../../../api/browser-api.ts";
import { Won } from "../../../features/catalog/price-block.tsx";
import { GiftCard } from "../../../features/gifts/gift-card.tsx";
import { notifyAtText } from "../../../features/gifts/schedule/format-notify-instant-and-hour.ts";
import { isScheduled } from "../../../features/gifts/schedule/is-scheduled.ts";
import { ShareGiftButtons } from "../../../features/gifts/share/share-gift-buttons.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { Skeleton, SkeletonBox } from "../../../ui/feedback/skeleton.tsx";
import { KeyValue, KeyValues } from "../../../ui/layout/key-values.tsx";
import { SHARED_POLL } from "./derive-payment-poll-interval.ts";

type Group = Reply<"GET /v4/app-users/orders/gift-group/{id}">;

/** Result of a paid gift: links to share, or a note that the shop has notified the receivers. */
export function GiftResult({ id, isWaiting }: { id: number; isWaiting: boolean }) {
  const group = useQuery({
    queryKey: ["gift-group", id, isWaiting],
    queryFn: () => api("GET /v4/app-users/orders/gift-group/{id}", { path: { id } }),
    // KakaoTalk reports a sent link to the server, not to this page.
    refetchInterval: isWaiting ? false : SHARED_POLL,
  });
  if (group.isPending) {
    return (
      <div className="px-gutter pt-6">
        <Skeleton name="선물">
          <SkeletonBox className="h-65 w-full rounded-xl" />
        </Skeleton>
      </div>
    );
  }
  if (!group.data) return <LoadFailed error={group.error} onRetry={() => void group.refetch()} />;
  return <Sent group={group.data} isWaiting={isWaiting} />;
}

function Sent({ group, isWaiting }: { group: Group; isWaiting: boolean }) {
  const { giftCard, giftMessage, giftSenderName, giftNotiType, giftTos, expireDate } = group;
  return (
    <section className="px-gutter pt-6 pb-10" aria-label="보낸 선물">
      <GiftCard card={giftCard} message={giftMessage} senderName={giftSenderName} />
      <p className="mt-5 text-center text-body2 text-ink-2">{whatNow(group, isWaiting)}</p>
      {!isWaiting && (
        <ul className="mt-5 flex flex-col gap-3">
          {giftTos.map((gift, index) => (
            <li key={gift.id} className="rounded-lg border border-line bg-surface p-4">
              <p className="mb-3 flex items-center justify-between gap-3 text-label">
                <b className="min-w-0 font-semibold wrap-anywhere">{nameOf(gift, index)}</b>
                <span className="flex flex-none items-center gap-1 text-caption text-ink-3">
                  {stateOf(group, gift)}
                </span>
              </p>
              {giftNotiType === "kakaotalkSend" ? (
                <ShareGiftButtons group={group} gift={gift} name={nameOf(gift, index)} />
              ) : (
                <p className="text-caption text-ink-3 tabular-nums">{gift.phone}</p>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-5 rounded-lg border border-line bg-surface p-4">
        <KeyValues>
          <KeyValue name="상품 금액">{groupDigits(group.giftTotalProductsPrice)}원</KeyValue>
          <KeyValue name="배송비">
            {group.giftTotalShippingFee === 0 ? "무료" : `${groupDigits(group.giftTotalShippingFee)}원`}
          </KeyValue>
          {expireDate && (
            <KeyValue name="주소 입력 기한">{formatMonthDay(kstDateOf(expireDate))}까지</KeyValue>
          )}
          <KeyValue name={isWaiting ? "입금할 금액" : "결제 금액"} kind="total">
            <Won amount={group.giftTotalPrice} />
          </KeyValue>
        </KeyValues>
      </div>
    </section>
  );
}

function whatNow({ giftNotiType, receiverCount, notifyAt }: Group, isWaiting: boolean): string {
  if (isScheduled({ notifyAt }, Date.now()) && notifyAt !== null) {
    const when = `${notifyAtText(notifyAt)}에 ${receiverCount}명에게 알림을 보낼게요`;
    return isWaiting ? `입금하면 ${when}` : `${when}. 그 전에는 보낸 선물에서 바꿀 수 있어요`;
  }
  if (isWaiting) return "입금하면 받는 분에게 선물을 보낼 수 있어요";
  if (giftNotiType === "alimtalk")
    return `${receiverCount}명에게 알림을 보내고 있어요. 받는 분이 주소를 적으면 배송을 준비해요`;
  return receiverCount === 1 ? "링크를 보내면 선물이 전해져요" : "한 분에 하나씩 링크를 보내 주세요";
}

function nameOf({ receiverName }: Group["giftTos"][number], index: number): string {
  return receiverName || `${index + 1}번째 선물`;
}

function stateOf({ giftNotiType, notifyAt }: Group, { sharedAt }: Group["giftTos"][number]) {
  if (isScheduled({ notifyAt }, Date.now())) return "예약";
  if (giftNotiType === "alimtalk") return "알림톡·문자";
  if (sharedAt === null) return "아직 보내지 않았어요";
  return (
    <>
      <Check className="size-3.5 text-success" aria-hidden />
      카카오톡으로 보냈어요
    </>
  );
}
