import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { type ButtonTone, buttonClass } from "../../../ui/form/button.tsx";
import { GiftSummaryFrame } from "./gift-summary-frame.tsx";
import {
  type ReceivedGiftEntry,
  receivedGiftBadge,
  receivedGiftText,
} from "./received-gift-badge-and-text.ts";

/** Gift in the box of its receiver: who sent it, what it waits for, and the next step. */
export function ReceivedGiftSummary({ gift }: { gift: ReceivedGiftEntry }) {
  const title = `${gift.giftSenderName}님이 보냈어요`;
  return (
    <GiftSummaryFrame
      className="pt-4 pb-5"
      at={gift.sentAt}
      badge={receivedGiftBadge(gift.giftStatus)}
      products={gift.orderItemProducts}
      title={
        gift.uuid === null ? (
          title
        ) : (
          <Link className="after:absolute after:inset-0" to={paths.receivedGift(gift.uuid)}>
            {title}
          </Link>
        )
      }
      hasPage={gift.uuid !== null}
      note={
        <p
          className={`mt-1 text-caption tabular-nums ${gift.canEnterAddress ? "font-semibold text-sale" : "text-ink-3"}`}
        >
          {receivedGiftText(gift)}
        </p>
      }
    >
      {gift.uuid !== null && <NextSteps gift={gift} uuid={gift.uuid} />}
    </GiftSummaryFrame>
  );
}

/** Buttons of what the receiver can do now; nothing for a gift that is over. */
function NextSteps({ gift, uuid }: { gift: ReceivedGiftEntry; uuid: string }) {
  const page = paths.receivedGift(uuid);
  const name = `${gift.giftSenderName}님의 선물`;
  const { giftStatus, canEnterAddress, canChangeAddress, canThank } = gift;
  const isThanked = giftStatus === "delivered" && !canThank;
  if (!canEnterAddress && !canChangeAddress && giftStatus !== "delivering" && giftStatus !== "delivered") {
    return null;
  }
  return (
    <div className="mt-4 flex gap-2">
      {canEnterAddress && <Step to={page} tone="primary" text="날 고르고 받기" name={name} />}
      {canChangeAddress && <Step to={`${page}#delivery`} tone="outline" text="배송지 바꾸기" name={name} />}
      {giftStatus === "delivering" && (
        <Step to={`${page}#delivery`} tone="outline-brand" text="배송 조회" name={name} />
      )}
      {giftStatus === "delivered" && canThank && (
        <Step to={`${page}#thanks`} tone="tint" text="감사 카드 쓰기" name={name} />
      )}
      {giftStatus === "delivered" && (
        <Step to={paths.home} tone={isThanked ? "tint" : "outline"} text="나도 선물하기" name={name} />
      )}
    </div>
  );
}

type StepProps = { to: string; tone: ButtonTone; text: string; name: string };

function Step({ to, tone, text, name }: StepProps) {
  return (
    <Link className={`${buttonClass({ tone, size: "sm" })} flex-1`} to={to} aria-label={`${text}, ${name}`}>
      {text}
    </Link>
  );
}
