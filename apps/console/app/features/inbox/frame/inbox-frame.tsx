import ChevronLeft from "lucide-react/icons/chevron-left";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { useWaitingWorkCounts } from "../../../frame/use-waiting-work-counts.ts";
import { INBOX_KINDS, type InboxKind, paths } from "../../../paths.ts";
import { useMe } from "../../../session/use-me.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { NoLongerListedNote } from "../../../ui/feedback/no-longer-listed-note.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button, buttonClass } from "../../../ui/form/button.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { TabLinks } from "../../../ui/layout/tab-links.tsx";
import { useIsDone } from "./use-selected-row.ts";

type InboxFrameProps = {
  kind: InboxKind;
  /** The query that the rows are of. */
  list: {
    error: Error | null;
    isPending: boolean;
    isSuccess: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    refetch(): unknown;
    fetchNextPage(): unknown;
  };
  rows: readonly { id: number; item: ReactNode }[];
  currentId: number | null;
  /** True when the one that is read is not in the list any more. */
  hasLeft: boolean;
  /** Names of the lists of what is open and of what is done. */
  views: readonly [open: string, done: string];
  /** Control above the list that narrows it. */
  filter?: ReactNode;
  /** Title without rows where the list is narrowed. */
  emptyTitle?: string | undefined;
  thread: ReactNode;
};

const LABELS: Record<InboxKind, string> = {
  questions: "상품 문의",
  inquiries: "1:1",
  reviews: "후기",
  cards: "감사 카드",
  reports: "신고",
  appeals: "이의",
};
const WORKS = {
  questions: ["questions"],
  inquiries: ["inquiries"],
  reviews: [],
  cards: [],
  reports: ["reviewReports"],
  appeals: ["reviewAppeals"],
} as const;

/** Frame of the inbox: kinds, the list, and beside it the one that is read; on a phone one after the other. */
export function InboxFrame({
  kind,
  list,
  rows,
  currentId,
  hasLeft,
  views,
  filter,
  emptyTitle,
  thread,
}: InboxFrameProps) {
  const waiting = useWaitingWorkCounts();
  const { me } = useMe();
  const isDone = useIsDone();
  const hasCurrent = currentId !== null;
  // A farm answers the questions about its products alone.
  const kinds = me.distributorIds === null ? INBOX_KINDS : INBOX_KINDS.slice(0, 1);
  const tabs = kinds.map((each) => {
    const count = waiting.count(WORKS[each]);
    return {
      to: paths.inbox(each),
      label: LABELS[each],
      count: count > 0 ? count.toLocaleString() : undefined,
    };
  });
  const isEmpty = !list.isPending && !list.error && rows.length === 0;
  const empty = (
    <EmptyState emoji="🍃" title={emptyTitle ?? (isDone ? "여기에 있는 글이 없어요" : "모두 봤어요")}>
      <p>새 글이 오면 여기에 나타나요</p>
    </EmptyState>
  );
  return (
    <>
      <PageHeading
        title="문의·후기"
        actions={views.map((label, at) => (
          <Link
            key={label}
            to={paths.inbox(kind, { isDone: at === 1 })}
            aria-current={isDone === (at === 1) ? "page" : undefined}
            className={buttonClass({ tone: isDone === (at === 1) ? "tint" : "outline" })}
          >
            {label}
          </Link>
        ))}
      />
      <TabLinks label="종류" tabs={tabs} current={paths.inbox(kind)} />
      {filter && <div className="mb-3 max-w-60">{filter}</div>}
      {list.error && <ErrorScreen error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton rows={8} />}
      {isEmpty && !hasCurrent && empty}
      {(rows.length > 0 || hasCurrent) && (
        <div className="grid grid-cols-[minmax(0,360px)_minmax(0,1fr)] items-start gap-4 max-wide:grid-cols-1">
          <div className={hasCurrent ? "max-wide:hidden" : ""}>
            {isEmpty && empty}
            <ul className="overflow-hidden rounded-card bg-surface inset-shadow-hairline empty:hidden">
              {rows.map(({ id, item }) => (
                <li key={id} className="border-t border-line first:border-0">
                  <Link
                    to={paths.inbox(kind, { isDone, id })}
                    aria-current={id === currentId || undefined}
                    className="block px-4 py-3 hover:bg-row-hover aria-[current]:bg-row-current aria-[current]:inset-shadow-current"
                  >
                    {item}
                  </Link>
                </li>
              ))}
            </ul>
            {list.hasNextPage && (
              <Button
                className="mt-2.5"
                size="sm"
                busy={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                더 보기
              </Button>
            )}
          </div>
          {hasCurrent && (
            <div className="min-w-0">
              <Link
                to={paths.inbox(kind, { isDone })}
                className={`${buttonClass({ size: "sm" })} mb-2.5 wide:hidden`}
              >
                <ChevronLeft aria-hidden />
                목록
              </Link>
              {hasLeft && list.isSuccess && <NoLongerListedNote />}
              {thread}
            </div>
          )}
        </div>
      )}
    </>
  );
}
