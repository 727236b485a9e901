import { useEffect } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { NoLongerListedNote } from "../../../ui/feedback/no-longer-listed-note.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button, buttonClass } from "../../../ui/form/button.tsx";
import { ListDetailLayout } from "../../../ui/layout/list-detail-layout.tsx";
import { useRowQueue } from "../../../ui/table/use-row-queue.ts";
import { CLAIM_VIEWS, claimViewOf } from "./claim-list-view-filters.ts";
import { ClaimDecisionCards } from "./decision/claim-decision-cards.tsx";
import { ClaimDetail } from "./reading/claim-detail.tsx";
import { ClaimList } from "./reading/claim-list.tsx";
import { useClaims } from "./use-claims-and-cancellation-requests.ts";

export const meta = () => [{ title: "취소·반품·교환 · 오늘의과일 운영" }];

/** Claims of buyers, one after the other: photos first, what goes back and why, and the decision. J and K move. */
export default function ClaimsPage() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const view = claimViewOf(query.get("view"));
  const list = useClaims(view);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  const rows = data?.pages.flatMap(({ list }) => list) ?? [];
  const {
    row: current,
    place,
    hasLeft,
    openNext,
  } = useRowQueue({
    rows,
    id,
    list,
    open: (next) => void navigate(paths.claims({ view, ...(next !== undefined && { id: next }) })),
  });
  // Without a claim of this view in the address, the one that has waited longest opens, by its own address.
  const first = current || (id !== undefined && hasNextPage) ? undefined : rows[0]?.id;
  useEffect(() => {
    if (first !== undefined) void navigate(paths.claims({ view, id: first }), { replace: true });
  }, [first, view, navigate]);
  return (
    <ListDetailLayout
      label="신청"
      list={
        <>
          <h1 className="px-1 text-title font-bold tracking-tight">취소·반품·교환</h1>
          <nav aria-label="보기" className="my-2 flex flex-wrap gap-1">
            {CLAIM_VIEWS.map((each) => (
              <Link
                key={each.view}
                to={paths.claims({ view: each.view })}
                aria-current={each.view === view ? "page" : undefined}
                className={buttonClass({ size: "sm", tone: each.view === view ? "tint" : "outline" })}
              >
                {each.label}
              </Link>
            ))}
          </nav>
          <ClaimList rows={rows} view={view} currentId={current?.id ?? null} />
          {hasNextPage && (
            <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              더 보기
            </Button>
          )}
        </>
      }
    >
      {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={8} />}
      {data && rows.length === 0 && !current && (
        <EmptyState
          emoji="🌷"
          title={view === "waiting" ? "판단할 신청이 없어요" : "여기에 있는 신청이 없어요"}
        >
          <p>새 신청이 오면 여기에 나타나요</p>
        </EmptyState>
      )}
      {hasLeft && <NoLongerListedNote />}
      {current && (
        <div className="grid grid-cols-[minmax(0,1fr)_348px] items-start gap-6 max-wide:grid-cols-1">
          <ClaimDetail
            key={`detail ${current.id}`}
            claim={current}
            place={hasLeft ? null : `${place + 1} / ${rows.length}${hasNextPage ? "+" : ""}`}
          />
          <ClaimDecisionCards key={`decision ${current.id}`} claim={current} onDecided={openNext} />
        </div>
      )}
    </ListDetailLayout>
  );
}
