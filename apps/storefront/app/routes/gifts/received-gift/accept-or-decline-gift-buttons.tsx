import { useState } from "react";
import { Button } from "../../../ui/form/button.tsx";
import { AddressSheet } from "./address-sheet.tsx";
import { DeclineGiftButton } from "./decline-gift-button.tsx";
import type { ReceivedGift } from "./received-gift-query-key.ts";

type GiftActionsProps = {
  gift: ReceivedGift;
  /** Day that was chosen, `YYYY-MM-DD`; `null`: as soon as possible. */
  day: string | null;
  onDayUnavailable(zonecode: string): void;
};

/** Buttons to accept the gift (배송지 적고 선물 받기) or to decline it. */
export function AcceptOrDeclineGiftButtons({ gift, day, onDayUnavailable }: GiftActionsProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="mt-auto px-gutter pt-2 pb-2">
      {gift.canEnterAddress && (
        <Button block size="lg" onClick={() => setOpen(true)}>
          배송지 적고 선물 받기
        </Button>
      )}
      <AddressSheet
        gift={gift}
        open={open}
        onClose={() => setOpen(false)}
        day={day}
        onDayUnavailable={onDayUnavailable}
      />
      {gift.canDecline && <DeclineGiftButton gift={gift} />}
    </div>
  );
}
