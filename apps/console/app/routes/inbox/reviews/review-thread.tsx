import { useState } from "react";
import { AnswerBox } from "../../../features/inbox/answering/answer-box.tsx";
import { WrittenAnswer } from "../../../features/inbox/answering/written-answer.tsx";
import { HidingDialog } from "../../../features/inbox/hiding-dialog.tsx";
import { ReviewScore } from "../../../features/inbox/review-score.tsx";
import { useMe } from "../../../session/use-me.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { AspectBadges } from "./aspect-badges.tsx";
import { useReplyOrHideReview } from "./use-reply-or-hide-review.ts";
import type { ReviewRow } from "./use-reviews.ts";

const DENIED = "후기에 답할 권한이 없어요";

/** Returns the month of harvest, e.g. `2026년 11월 수확`; `null` where no lot is known. */
function harvestText({ harvestMonth }: ReviewRow): string | null {
  return harvestMonth && `${harvestMonth.slice(0, 4)}년 ${Number(harvestMonth.slice(5))}월 수확`;
}

/** One review with its pictures, the reply of the shop, and hiding on a legal ground alone. */
export function ReviewThread({ row, onReplied }: { row: ReviewRow; onReplied(): void }) {
  const { may } = useMe();
  // The review as it was when hiding was asked for: a ground that a colleague gives meanwhile is not written over.
  const [hidden, setHidden] = useState<ReviewRow | null>(null);
  const reply = useReplyOrHideReview(row, "답글을 달았어요", onReplied);
  const hide = useReplyOrHideReview(hidden ?? row, "후기를 가렸어요. 쓴 분에게 알려요", () =>
    setHidden(null),
  );
  const show = useReplyOrHideReview(row, "다시 보여요", () => undefined);
  const denied = may("voices.answer") ? null : DENIED;
  return (
    <Card
      title={row.productName}
      aside={
        <span className="flex items-center gap-2">
          <ReviewScore score={row.score} />
          {row.hiddenFor && <Badge tone="warning">가림 · {row.hiddenFor}</Badge>}
          {row.nickname} · {instantText(row.createdAt, Date.now())}
        </span>
      }
      foot={
        row.hiddenFor ? (
          <Button
            size="sm"
            denied={denied}
            busy={show.isPending}
            onClick={() => show.mutate({ set: { hiddenFor: null }, reason: "다시 보이기" })}
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
        {[row.optionName, harvestText(row), row.distributorName].filter(Boolean).join(" · ")}
      </p>
      <AspectBadges aspects={row.aspects} />
      <p className="mt-1 text-form whitespace-pre-wrap">{row.contents}</p>
      {row.images.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-2">
          {row.images.map((image, at) => (
            <img
              key={image}
              src={`/images/160/${image}`}
              alt={`후기 사진 ${at + 1}`}
              className="size-20 rounded-control bg-sunken object-cover"
            />
          ))}
        </p>
      )}
      {row.reply !== null && row.repliedAt !== null ? (
        <WrittenAnswer writer="답글" createdAt={row.repliedAt} contents={row.reply} />
      ) : (
        <AnswerBox
          kind="review"
          label="답글"
          values={{ 닉네임: row.nickname, 상품: row.productName, 농가: row.distributorName }}
          isSending={reply.isPending}
          error={reply.error}
          denied={denied}
          onSend={(contents) => reply.mutate({ set: { reply: contents }, reason: "답글" })}
        />
      )}
      {hidden && (
        <HidingDialog
          note="법이 정한 까닭일 때만 가려요. 낮은 별점은 까닭이 아니에요."
          busy={hide.isPending}
          error={hide.error}
          onHide={(ground) => hide.mutate({ set: { hiddenFor: ground }, reason: ground })}
          onClose={() => setHidden(null)}
        />
      )}
    </Card>
  );
}
