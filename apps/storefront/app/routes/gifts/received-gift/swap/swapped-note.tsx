import Repeat2 from "lucide-react/icons/repeat-2";
import type { Ref } from "react";
import { Callout } from "../../../../ui/layout/callout.tsx";
import type { ReceivedGift } from "../received-gift-query-key.ts";

/** Note of what the gift was swapped from, or why it is the first product after all; nothing for a gift that was not swapped. */
export function SwappedNote({ gift, ref }: { gift: ReceivedGift; ref: Ref<HTMLDivElement> }) {
  const text = swappedText(gift);
  if (text === null) return null;
  return (
    <div ref={ref} tabIndex={-1} className="mt-4 rounded-md focus-visible:outline-focus">
      <Callout icon={Repeat2} tone={gift.swap?.takenBackReason == null ? "success" : "warning"}>
        {text}
      </Callout>
    </div>
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
