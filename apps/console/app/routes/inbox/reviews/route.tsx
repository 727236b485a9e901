import {
  ASPECT_TEXTS,
  REVIEW_ASPECTS,
  type ReviewAspect,
} from "@todayfruit/domain/reviews/review-aspect-rules";
import { useState } from "react";
import { InboxFrame } from "../../../features/inbox/frame/inbox-frame.tsx";
import { InboxItem } from "../../../features/inbox/frame/inbox-item.tsx";
import { useIsDone, useSelectedRow } from "../../../features/inbox/frame/use-selected-row.ts";
import { ReviewScore } from "../../../features/inbox/review-score.tsx";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { ReviewThread } from "./review-thread.tsx";
import { useReviews } from "./use-reviews.ts";

export const meta = () => [{ title: "후기 · 오늘의과일 운영" }];

/** Reviews without a reply, the lowest scores first; after a reply the next one opens by itself. */
export default function ReviewsPage() {
  const isDone = useIsDone();
  const [poorAspect, setPoorAspect] = useState<ReviewAspect | null>(null);
  const list = useReviews(isDone, poorAspect);
  const rows = list.data?.pages.flatMap((page) => page.list) ?? [];
  const { current, hasLeft, openNext } = useSelectedRow("reviews", rows, list);
  return (
    <InboxFrame
      kind="reviews"
      list={list}
      currentId={current?.id ?? null}
      hasLeft={hasLeft}
      views={["답글 없음", "답글 달림"]}
      emptyTitle={poorAspect === null ? undefined : "이 항목이 아쉬운 후기가 없어요"}
      filter={
        <SelectField
          label="아쉬운 항목"
          value={poorAspect ?? ""}
          noneLabel="모두"
          options={REVIEW_ASPECTS.map((aspect) => ({
            value: aspect,
            label: `${ASPECT_TEXTS[aspect].name} · ${ASPECT_TEXTS[aspect].answers[0]}`,
          }))}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            setPoorAspect(REVIEW_ASPECTS.find((aspect) => aspect === chosen) ?? null);
          }}
        />
      }
      rows={rows.map((row) => ({
        id: row.id,
        item: (
          <InboxItem
            head={
              <>
                <ReviewScore score={row.score} /> {row.productName}
              </>
            }
            aside={instantText(row.createdAt, Date.now())}
            contents={row.contents}
            foot={
              <>
                {row.nickname} {row.hiddenFor && <Badge tone="warning">가림</Badge>}
              </>
            }
          />
        ),
      }))}
      thread={current && <ReviewThread key={current.id} row={current} onReplied={openNext} />}
    />
  );
}
