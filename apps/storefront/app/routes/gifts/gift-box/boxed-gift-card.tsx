import { formatShortDate, kstDateOf } from "@todayfruit/domain/calendar/kst";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { type ButtonTone, buttonClass } from "../../../ui/form/button.tsx";
import { Badge } from "../../../ui/layout/badge.tsx";
import { Photo } from "../../../ui/media/photo.tsx";
import { type BoxedGift, boxedGiftBadge, boxedGiftText } from "./boxed-gift-text.ts";

/** Gift in the box of its receiver: who sent it, what it waits for, and the next step. */
export function BoxedGiftCard({ gift }: { gift: BoxedGift }) {
  const [first, ...others] = gift.orderItemProducts;
  const { label, tone } = boxedGiftBadge(gift.giftStatus);
  const more = others.length > 0 ? ` 외 ${others.length}건` : "";
  const title = `${gift.giftSenderName}님이 보냈어요`;
  return (
    <article className="bg-surface px-gutter pt-4 pb-5">
      <div className="flex items-center justify-between">
        <span className="text-label text-ink-3 tabular-nums">{formatShortDate(kstDateOf(gift.sentAt))}</span>
        <Badge tone={tone} large>
          {label}
        </Badge>
      </div>
      <div className="relative mt-3 flex items-start gap-3">
        <Photo
          className="w-18 flex-none rounded-10"
          path={first?.product.images[0]}
          tint="food"
          alt=""
          sizes="72px"
        />
        <div className="min-w-0 flex-1">
          <h2 className="font-bold wrap-anywhere">
            {gift.uuid === null ? (
              title
            ) : (
              <Link className="after:absolute after:inset-0" to={paths.receivedGift(gift.uuid)}>
                {title}
              </Link>
            )}
          </h2>
          <p className="line-clamp-1 text-label text-ink-2">
            {first?.product.name}
            {more}
          </p>
          <p
            className={`mt-1 text-caption tabular-nums ${gift.canEnterAddress ? "font-semibold text-sale" : "text-ink-3"}`}
          >
            {boxedGiftText(gift)}
          </p>
        </div>
        {gift.uuid !== null && <ChevronRight className="size-4.5 flex-none text-ink-3" aria-hidden />}
      </div>
      {gift.uuid !== null && <NextSteps gift={gift} uuid={gift.uuid} />}
    </article>
  );
}

/** Buttons of what the receiver can do now; nothing for a gift that is over. */
function NextSteps({ gift, uuid }: { gift: BoxedGift; uuid: string }) {
  const page = paths.receivedGift(uuid);
  const name = `${gift.giftSenderName}님의 선물`;
  const { giftStatus, canEnterAddress, canChangeAddress, canThank } = gift;
  const isThanked = giftStatus === "delivered" && !canThank;
  if (!canEnterAddress && !canChangeAddress && giftStatus !== "delivering" && giftStatus !== "delivered") {
    return null;
  }
  return (
    <div className="mt-4 flex gap-2">
      {canEnterAddress && <Step to={page} tone="primary" text="주소 적고 받기" name={name} />}
      {canChangeAddress && <Step to={`${page}#delivery`} tone="outline" text="배송지 바꾸기" name={name} />}
      {giftStatus === "delivering" && (
        <Step to={`${page}#delivery`} tone="outline-brand" text="배송 조회" name={name} />
      )}
      {giftStatus === "delivered" && canThank && (
        <Step to={`${page}#thanks`} tone="tint" text="고마움 전하기" name={name} />
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
