import { formatFullDate, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { useRef, useState } from "react";
import truck from "../../../assets/emoji/truck.webp";
import { OrderedArrivalLine } from "../../../features/delivery/arrival-line.tsx";
import { formatGiftExpiryDay } from "../../../features/gifts/format-gift-expiry-day.ts";
import { GiftCard } from "../../../features/gifts/gift-card.tsx";
import { OrderedProductRow } from "../../../features/orders/ordered-product-row.tsx";
import { ScrollToAnchor } from "../../../ui/layout/scroll-to-anchor.tsx";
import { AcceptOrDeclineGiftButtons } from "./accept-or-decline-gift-buttons.tsx";
import { ThankYouCardOrWriteButton } from "./card/thank-you-card-or-write-button.tsx";
import { type DayChoice, ReceivingDayRow } from "./day/receiving-day-row.tsx";
import { GiftDelivery } from "./gift-delivery.tsx";
import type { ReceivedGift } from "./received-gift-query-key.ts";
import { SwapGiftRow } from "./swap/swap-gift-row.tsx";
import { SwappedNote } from "./swap/swapped-note.tsx";

/** Statuses in which the gift has an address and is not there yet. */
const ON_ITS_WAY: readonly ReceivedGift["giftStatus"][] = [
  "address_entered",
  "delivery_waiting",
  "delivering",
];

/** Received gift: the card, the products and the actions available now. */
export function ReceivedGiftDetails({ gift }: { gift: ReceivedGift }) {
  const [choice, setChoice] = useState<DayChoice>({ day: null, zonecode: null, isOpen: false });
  const swapped = useRef<HTMLDivElement>(null);
  return (
    <>
      <ScrollToAnchor />
      <h1 className="px-gutter pt-3 text-center text-title1 font-bold">
        <b className="font-extrabold">{gift.giftSenderName}</b>님이 보낸
        <br />
        {headline(gift)}
      </h1>
      <section aria-label="선물" className="mt-5 px-gutter">
        <div className="rounded-20 bg-surface shadow-letter">
          <GiftCard torn card={gift.giftCard} message={gift.giftMessage} senderName={gift.giftSenderName} />
          <div className="gift-holes" aria-hidden />
          <div className="px-5 pt-1 pb-6">
            <ul className="flex flex-col gap-4">
              {gift.orderItemProducts.map(({ product, orderOptionGroups }) => (
                <li key={product.id}>
                  <OrderedProductRow
                    images={product.images}
                    name={product.name}
                    option={orderOptionGroups
                      .map(({ name, optionUnit }) => `${name} · ${optionUnit}개`)
                      .join(", ")}
                  >
                    <p className="mt-1 text-caption text-ink-3">{product.distributor.name}</p>
                    {ON_ITS_WAY.includes(gift.giftStatus) &&
                      orderOptionGroups.map((line) => <OrderedArrivalLine key={line.id} line={line} />)}
                  </OrderedProductRow>
                </li>
              ))}
            </ul>
            <SwappedNote gift={gift} ref={swapped} />
            <dl className="mt-4 flex flex-col gap-3 border-t border-line pt-4 text-label">
              <Fact name="보낸 날">{formatFullDate(kstDateOf(gift.sentAt))}</Fact>
              {gift.receiverName && <Fact name="받는 분">{gift.receiverName}</Fact>}
              {gift.canEnterAddress && <Fact name="배송">주소를 적으면 산지에서 바로 출고해요</Fact>}
            </dl>
            {(gift.canChooseDay || gift.chosenDay !== null) && (
              <div className="mt-4">
                <ReceivingDayRow gift={gift} choice={choice} onChange={setChoice} />
              </div>
            )}
            <SwapGiftRow
              gift={gift}
              onSwapped={() => requestAnimationFrame(() => swapped.current?.focus())}
            />
          </div>
        </div>
      </section>
      {gift.canEnterAddress ? (
        <section className="px-gutter pt-4 pb-4">
          <p className="flex items-center gap-3 rounded-lg bg-surface p-4 text-label text-ink-2">
            <img src={truck} alt="" width={32} height={32} />
            {gift.canSwap || gift.swap !== null
              ? "배송비는 보낸 분이 이미 냈어요. 바꿔도 더 내는 돈이 없어요."
              : "배송비는 보낸 분이 이미 냈어요. 주소만 적으면 문 앞까지 가져다드려요."}
          </p>
        </section>
      ) : (
        <GiftDelivery gift={gift} />
      )}
      <ThankYouCardOrWriteButton gift={gift} />
      <AcceptOrDeclineGiftButtons
        gift={gift}
        day={choice.day}
        onDayUnavailable={(zonecode) => setChoice({ ...choice, zonecode })}
      />
      {gift.canEnterAddress && (
        <p className="pb-safe-16 text-center text-caption text-ink-2">
          <b className="font-semibold">{formatGiftExpiryDay(gift.expireDate)}</b> 받을 수 있어요
        </p>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex gap-4">
      <dt className="w-22 flex-none text-ink-3">{name}</dt>
      <dd className="min-w-0 tabular-nums">{children}</dd>
    </div>
  );
}

function headline({ giftStatus }: ReceivedGift): string {
  switch (giftStatus) {
    case "unused":
      return "선물이 도착했어요";
    case "delivering":
      return "선물이 가고 있어요";
    case "delivered":
      return "선물을 전해 드렸어요";
    default:
      return "선물을 준비하고 있어요";
  }
}
