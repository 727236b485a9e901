import { useQuery } from "@tanstack/react-query";
import { kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { useSyncExternalStore } from "react";
import { Link } from "react-router";
import { callApi } from "../../api/console-api.ts";
import { streamStateStore } from "../../features/live/stream-state-store.ts";
import { ErrorScreen } from "../../frame/error-screen.tsx";
import { useMe } from "../../session/use-me.ts";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { mergeRecentEventRows } from "./merge-recent-event-rows.ts";

/** Newest rows of a list that begins with them. */
const NEWEST = 8;
/** Rows of a list that ends with the newest; a longer one is known by its number in the work that waits. */
const WAITING = 100;

/** Newest events of the shop, each with the screen that shows it; read again when its list changes. */
export function RecentEvents() {
  const { rows, error, retry } = useRecentRows();
  const { isLive } = useSyncExternalStore(
    streamStateStore.subscribe,
    streamStateStore.get,
    streamStateStore.get,
  );
  return (
    <Card
      title="방금"
      aside={
        isLive && (
          <span className="flex items-center gap-1.5">
            <span className="size-2 rounded-full bg-brand" aria-hidden />
            실시간
          </span>
        )
      }
    >
      {error && <ErrorScreen error={error} onRetry={retry} />}
      {!error && !rows && <RowsSkeleton rows={6} />}
      {!error && rows?.length === 0 && <p className="text-ink-3">아직 아무 일도 없었어요</p>}
      {!error && rows && rows.length > 0 && (
        <ul className="-mx-4 -mb-4">
          {rows.map(({ key, at, what, text, to }) => (
            <li key={key} className="border-t border-line">
              <Link
                to={to}
                className="flex min-h-9 items-baseline gap-2 px-4 py-2 hover:bg-hover max-desk:min-h-11"
              >
                <time dateTime={at} className="number w-10 flex-none text-micro text-ink-3">
                  {kstTimeOf(at)}
                </time>
                <span className="line-clamp-2 min-w-0">
                  <b className="font-semibold">{what}</b> {text}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function useRecentRows() {
  const { may } = useMe();
  const orders = useQuery({
    queryKey: ["orders", "recent"],
    queryFn: () => callApi("GET /operator/v1/orders", { query: { take: NEWEST } }),
    enabled: may("orders.read"),
  });
  const changes = useQuery({
    queryKey: ["changes", "recent"],
    queryFn: () => callApi("GET /operator/v1/changes", { query: { status: "applied", take: NEWEST } }),
    enabled: may("orders.read"),
  });
  const questions = useQuery({
    queryKey: ["questions", "recent"],
    queryFn: () => callApi("GET /operator/v1/questions", { query: { take: WAITING } }),
    enabled: may("claims.decide"),
  });
  const claims = useQuery({
    queryKey: ["claims", "recent"],
    queryFn: () => callApi("GET /operator/v1/claims", { query: { status: "requested", take: WAITING } }),
    enabled: may("claims.decide"),
  });
  const queries = [orders, changes, questions, claims];
  const isWaiting = queries.some(({ isLoading }) => isLoading);
  return {
    rows: isWaiting
      ? undefined
      : mergeRecentEventRows({
          orders: orders.data?.list ?? [],
          changes: changes.data?.list ?? [],
          questions: wholeList(questions.data),
          claims: wholeList(claims.data),
        }),
    error: queries.find(({ error }) => error)?.error ?? null,
    retry: () => queries.forEach(({ error, refetch }) => void (error && refetch())),
  };
}

/** Returns the rows of a list that was read to its end; none of a longer one, whose newest are not among them. */
function wholeList<Row>(page: { list: Row[]; nextPage: number | null } | undefined): Row[] {
  return page?.nextPage === null ? page.list : [];
}
