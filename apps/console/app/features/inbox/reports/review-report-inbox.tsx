import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { InboxFrame } from "../frame/inbox-frame.tsx";
import { InboxItem } from "../frame/inbox-item.tsx";
import { useIsDone, useSelectedRow } from "../frame/use-selected-row.ts";
import { ReviewReportThread } from "./review-report-thread.tsx";
import { type ReportKind, useReviewReportsAndAppeals } from "./use-review-reports-and-appeals.ts";

/** Reports of reviews, or objections of writers, with the one that is decided. */
export function ReviewReportInbox({ kind }: { kind: ReportKind }) {
  const list = useReviewReportsAndAppeals(kind, useIsDone());
  const rows = list.data?.pages.flatMap((page) => page.list) ?? [];
  const { current, hasLeft, openNext } = useSelectedRow(kind, rows, list);
  return (
    <InboxFrame
      kind={kind}
      list={list}
      currentId={current?.id ?? null}
      hasLeft={hasLeft}
      views={["기다림", kind === "reports" ? "받아들여 가림" : "받아들여 다시 보임"]}
      rows={rows.map((row) => ({
        id: row.id,
        item: (
          <InboxItem
            head={row.productName}
            aside={instantText(row.createdAt, Date.now())}
            contents={row.contents}
            foot={row.ground}
          />
        ),
      }))}
      thread={
        current && <ReviewReportThread key={current.id} row={current} kind={kind} onDecided={openNext} />
      }
    />
  );
}
