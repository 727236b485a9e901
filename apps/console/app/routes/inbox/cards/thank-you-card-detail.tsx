import { useState } from "react";
import { Link } from "react-router";
import { HidingDialog } from "../../../features/inbox/hiding-dialog.tsx";
import { paths } from "../../../paths.ts";
import { useMe } from "../../../session/use-me.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { useHideCard } from "./use-hide-card.ts";
import type { CardRow } from "./use-thank-you-card-list.ts";

const PICTURES: Record<CardRow["card"], string> = {
  heart: "💝 마음",
  thanks: "🙏 고마움",
  congratulations: "🎉 축하",
  flower: "🌸 꽃",
  fruit: "🍎 과일",
};

/** One thank-you card with its photo, and hiding it from the sender on a legal ground alone. */
export function ThankYouCardDetail({ row, onMoved }: { row: CardRow; onMoved(): void }) {
  const { may } = useMe();
  // The card as it was when hiding was asked for: a ground that a colleague gives meanwhile is not written over.
  const [hidden, setHidden] = useState<CardRow | null>(null);
  const hide = useHideCard(hidden ?? row, "감사 카드를 가렸어요. 쓴 회원에게 알려요", onMoved);
  const show = useHideCard(row, "다시 보여요", onMoved);
  const denied = may("voices.answer") ? null : "감사 카드를 가릴 권한이 없어요";
  return (
    <Card
      title={row.productName}
      aside={
        <span className="flex flex-wrap items-center gap-2">
          {row.hiddenFor && <Badge tone="warning">가림 · {row.hiddenFor}</Badge>}
          {PICTURES[row.card]} · {instantText(row.sentAt, Date.now())}
        </span>
      }
      foot={
        row.hiddenFor ? (
          <Button
            size="sm"
            denied={denied}
            busy={show.isPending}
            onClick={() => show.mutate({ hiddenFor: null, reason: "다시 보이기" })}
          >
            다시 보이기
          </Button>
        ) : (
          <Button size="sm" tone="danger" denied={denied} onClick={() => setHidden(row)}>
            가리기
          </Button>
        )
      }
    >
      <p className="text-micro text-ink-3">
        받은 분 {row.receiverName} · 보낸 분 {row.senderName} ·{" "}
        <Link className="underline" to={paths.order(row.orderId)}>
          주문 {row.orderId}
        </Link>
      </p>
      <p className="mt-1 text-form whitespace-pre-wrap">{row.thanks}</p>
      {row.photo !== null && (
        <img
          src={`/images/480/${row.photo}`}
          alt="감사 카드 사진"
          className="mt-2 max-h-60 rounded-control bg-sunken object-contain"
        />
      )}
      {hidden && (
        <HidingDialog
          note="법이 정한 까닭일 때만 가려요. 보낸 분은 까닭만 보고, 쓴 분은 카드와 까닭을 봐요."
          busy={hide.isPending}
          error={hide.error}
          onHide={(ground) => hide.mutate({ hiddenFor: ground, reason: ground })}
          onClose={() => setHidden(null)}
        />
      )}
    </Card>
  );
}
