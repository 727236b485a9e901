import { useMutation } from "@tanstack/react-query";
import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { josa } from "@todayfruit/domain/korean/josa";
import { formatPhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import basket from "../../../assets/emoji/basket.webp";
import { formatGiftExpiryDay } from "../../../features/gifts/format-gift-expiry-day.ts";
import { giftStatusLabelAndTone } from "../../../features/gifts/gift-status-label-and-tone.ts";
import { isScheduled } from "../../../features/gifts/schedule/is-scheduled.ts";
import { ShareGiftButtons } from "../../../features/gifts/share/share-gift-buttons.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Badge } from "../../../ui/layout/badge.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import type { GiftTo, Group } from "./gift-group-query-key-and-update.ts";
import { ReceivedThankYouCard } from "./received-thank-you-card.tsx";

type ReceiverRowProps = {
  group: Group;
  gift: GiftTo;
  name: string;
  onChanged(gift: GiftTo): void;
  onTakeBack(): void;
};

const ON_ITS_WAY: readonly GiftTo["giftStatus"][] = ["address_entered", "delivery_waiting", "delivering"];

/** Receiver with the state of their gift; never their address. */
export function ReceiverRow({ group, gift, name, onChanged, onTakeBack }: ReceiverRowProps) {
  const resend = useMutation({
    mutationFn: () => api("POST /v1/gift/to/{id}/alimtalk", { path: { id: gift.id } }),
    onSuccess: (next) => {
      onChanged(next);
      showSnackbar(`${name}님에게 다시 알렸어요`, { tone: "success" });
    },
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
  });
  const { label, tone } = giftStatusLabelAndTone(gift.giftStatus);
  const isReserved = gift.giftStatus === "unused" && isScheduled(group, Date.now());
  const isWaiting = gift.giftStatus === "unused" && gift.expireDate !== null && !isReserved;
  return (
    <>
      <div className="flex items-center gap-3">
        <span className="grid size-9 flex-none place-items-center rounded-full bg-brand-tint">
          <img src={basket} alt="" width={24} height={24} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{name}</p>
          {gift.receiveOn && ON_ITS_WAY.includes(gift.giftStatus) && (
            <p className="text-caption text-ink-2 tabular-nums">
              {`${formatMonthDay(gift.receiveOn)}에 받기로 했어요`}
            </p>
          )}
          {gift.swap && (
            <p className="text-caption text-ink-2">
              {`${gift.swap.fromName} 대신 ${josa(gift.swap.toName, "을/를")} 받았어요`}
            </p>
          )}
          {gift.phone && <p className="text-caption text-ink-3 tabular-nums">{formatPhone(gift.phone)}</p>}
        </div>
        <Badge tone={tone} large>
          {isWaiting && gift.expireDate ? formatGiftExpiryDay(gift.expireDate) : isReserved ? "예약" : label}
        </Badge>
      </div>
      <ReceivedThankYouCard gift={gift} name={name} />
      {isWaiting && group.giftNotiType === "kakaotalkSend" && (
        <div className="mt-3">
          <ShareGiftButtons group={group} gift={gift} name={name} />
        </div>
      )}
      {(gift.canWithdraw || gift.link) && (
        <div className="mt-3 flex gap-2">
          {isWaiting && group.giftNotiType === "alimtalk" && (
            <Button
              size="sm"
              tone="tint"
              className="flex-1"
              aria-label={`알림 다시 보내기, ${name}님`}
              busy={resend.isPending}
              disabled={gift.resendAt === null}
              onClick={() => resend.mutate()}
            >
              알림 다시 보내기
            </Button>
          )}
          {gift.canWithdraw && group.giftGroupStatus !== "payment_waiting" && (
            <Button
              size="sm"
              tone="outline"
              className="flex-1"
              aria-label={`이 선물 취소, ${name}님`}
              onClick={onTakeBack}
            >
              이 선물 취소
            </Button>
          )}
        </div>
      )}
    </>
  );
}
