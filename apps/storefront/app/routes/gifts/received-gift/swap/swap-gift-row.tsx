import Repeat2 from "lucide-react/icons/repeat-2";
import { useState } from "react";
import type { ReceivedGift } from "../received-gift-query-key.ts";
import { SwapSheet } from "./swap-sheet.tsx";

type SwapGiftProps = { gift: ReceivedGift; onSwapped(): void };

/** Row to swap the gift for another of the same price, once; afterwards that it was the only time. */
export function SwapGiftRow({ gift, onSwapped }: SwapGiftProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {gift.canSwap && (
        <div className="flex min-h-16 items-center gap-3 border-t border-line py-2">
          <Repeat2 className="size-5 flex-none text-ink-3" aria-hidden />
          <div className="min-w-0 flex-1">
            <p className="text-caption text-ink-3">다른 선물로</p>
            <p className="text-body2 font-semibold">같은 값의 과일로 바꿀 수 있어요</p>
          </div>
          <button
            type="button"
            className="min-h-11 min-w-11 flex-none text-right text-label font-semibold text-brand-ink"
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
      <SwapSheet gift={gift} open={open} onClose={() => setOpen(false)} onSwapped={onSwapped} />
    </>
  );
}
