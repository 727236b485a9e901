import { useState } from "react";
import { useLocation } from "react-router";
import { ThankYouCard } from "../../../../features/gifts/thank-you-card.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import type { ReceivedGift } from "../received-gift-query-key.ts";
import { ThankYouCardSheet } from "./thank-you-card-sheet.tsx";

/** Thank-you card of a gift that arrived: the one that was sent, or the way to write it, which `#thanks` opens. */
export function ThankYouCardOrWriteButton({ gift }: { gift: ReceivedGift }) {
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState(hash === "#thanks" && gift.canThank);
  return (
    <>
      <SentCard gift={gift} />
      {gift.canThank && (
        <section id="thanks" aria-labelledby="thanks-title" className="px-gutter pt-4 pb-4">
          <div className="rounded-lg bg-surface p-4">
            <h2 id="thanks-title" className="text-title3 font-bold tracking-tight">
              고마운 마음을 전해 보세요
            </h2>
            <p className="mt-1 text-label text-ink-2">받은 과일 사진도 한 장 붙일 수 있어요</p>
            <Button block className="mt-4" onClick={() => setOpen(true)}>
              감사 카드 쓰기
            </Button>
          </div>
        </section>
      )}
      <ThankYouCardSheet gift={gift} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** Card that was sent, as its sender sees it, with the reason when it was hidden. */
function SentCard({ gift }: { gift: ReceivedGift }) {
  const { thankYouCard: sent, giftSenderName } = gift;
  if (sent === null) return null;
  return (
    <section aria-label="보낸 감사 카드" className="px-gutter pt-4 pb-4">
      <div className="rounded-lg bg-surface p-4">
        <p className="mb-3 text-caption text-ink-3">{giftSenderName}님께 보낸 감사 카드</p>
        <ThankYouCard
          card={sent.card}
          words={gift.thanks ?? ""}
          name={gift.receiverName}
          photo={sent.photo}
        />
        {sent.hiddenFor !== null && (
          <p className="mt-3 text-caption text-ink-2">
            {giftSenderName}님께는 가려져 있어요. 사유: {sent.hiddenFor}
          </p>
        )}
      </div>
    </section>
  );
}
