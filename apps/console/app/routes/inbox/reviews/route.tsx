import { InboxFrame } from "../../../features/inbox/frame/inbox-frame.tsx";
import { InboxItem } from "../../../features/inbox/frame/inbox-item.tsx";
import { useIsDone, usePlace } from "../../../features/inbox/frame/use-place.ts";
import { ReviewScore } from "../../../features/inbox/review-score.tsx";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { instantText } from "../../../ui/time-text.ts";
import { ReviewThread } from "./review-thread.tsx";
import { useReviews } from "./use-reviews.ts";

export const meta = () => [{ title: "후기 · 오늘의과일 운영" }];

/** Reviews without a reply, the lowest scores first; after a reply the next one opens by itself. */
export default function ReviewsPage() {
  const isDone = useIsDone();
  const list = useReviews(isDone);
  const rows = list.data?.pages.flatMap((page) => page.list) ?? [];
  const { current, openNext } = usePlace("reviews", rows, list);
  return (
    <InboxFrame
      kind="reviews"
      list={list}
      currentId={current?.id ?? null}
      views={["답글 없음", "답글 달림"]}
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
      thread={
        current && (
          <ReviewThread key={`${current.id} ${current.version}`} row={current} onReplied={openNext} />
        )
      }
    />
  );
}
