import Repeat2 from "lucide-react/icons/repeat-2";
import { useRef, useState } from "react";
import { Tip } from "../../../../ui/layout/tip.tsx";
import type { ReceivedGift } from "../received-gift.ts";
import { SwapSheet } from "./swap-sheet.tsx";

/** Row to swap the gift for another of the same price, once; afterwards what it was swapped from. */
export function SwapGift({ gift }: { gift: ReceivedGift }) {
  const [open, setOpen] = useState(false);
  const done = useRef<HTMLDivElement>(null);
  const swapped = swappedText(gift);
  return (
    <>
      {swapped !== null && (
        <div ref={done} tabIndex={-1} className="mt-3 rounded-md focus-visible:outline-focus">
          <Tip icon={Repeat2} tone={gift.swap?.takenBackReason == null ? "success" : "warning"}>
            {swapped}
          </Tip>
        </div>
      )}
      {gift.canSwap && (
        <div className="flex min-h-16 items-center gap-3 border-t border-line py-2">
          <Repeat2 className="size-5 flex-none text-ink-3" aria-hidden />
          <div className="min-w-0 flex-1">
            <p className="text-caption text-ink-3">다른 선물로</p>
            <p className="text-body2 font-semibold">같은 값의 과일로 바꿀 수 있어요</p>
          </div>
          <button
            type="button"
            className="min-h-11 min-w-11 flex-none text-label font-semibold text-brand-ink"
            aria-label="선물 바꾸기"
            onClick={() => setOpen(true)}
          >
            바꾸기
          </button>
        </div>
      )}
      {gift.swap !== null && (gift.canEnterAddress || gift.canChangeAddress) && (
        <p className="border-t border-line pt-3.5 text-caption text-ink-3">
          선물은 한 번만 바꿀 수 있어서 이제 날과 주소만 바꿀 수 있어요
        </p>
      )}
      <SwapSheet
        gift={gift}
        open={open}
        onClose={() => setOpen(false)}
        onSwapped={() => requestAnimationFrame(() => done.current?.focus())}
      />
    </>
  );
}

/** Writes what the gift was swapped from; `null`: it was not. */
function swappedText({ swap, giftSenderName, giftStatus }: ReceivedGift): string | null {
  if (swap === null) return null;
  if (swap.takenBackReason !== null) {
    return `${swap.toName} 대신 처음 선물로 보내드려요. ${swap.takenBackReason}`;
  }
  const from = `${swap.fromName}에서 바꿨어요.`;
  return giftStatus === "delivered"
    ? `${from} ${giftSenderName}님께도 알려드렸어요`
    : `${from} ${giftSenderName}님께는 받은 뒤에 알려드려요`;
}
