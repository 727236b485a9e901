import { useInfiniteQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { formatFullDate, formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Link } from "react-router";
import { api } from "../../../api/browser-api.ts";
import { paths } from "../../../paths.ts";
import { deriveListFooterState } from "../../../ui/feedback/derive-list-footer-state.ts";
import { ListFooter } from "../../../ui/feedback/list-footer.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { formatPointChangeReason } from "./format-point-change-reason.ts";

type Entry = Reply<"GET /v1/app-users/my-point">["list"][number];

/** 포인트: the balance, the points expiring soon, and the history. */
export function PointBalanceAndHistory() {
  const points = useInfiniteQuery({
    queryKey: ["points"],
    queryFn: ({ pageParam }) =>
      api("GET /v1/app-users/my-point", {
        query: { take: 15, ...(pageParam !== null && { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextPage,
  });
  if (points.isPending) return <RowsSkeleton name="포인트" />;
  if (!points.data) return <LoadFailed error={points.error} onRetry={() => void points.refetch()} />;
  const [first] = points.data.pages;
  const list = points.data.pages.flatMap((page) => page.list);
  return (
    <section className="mt-2 bg-surface px-gutter pt-6" aria-labelledby="points">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="points" className="text-title3 font-bold tracking-tight">
          포인트 <span className="text-brand-ink tabular">{groupDigits(first?.point ?? 0)}P</span>
        </h2>
        {first?.expiresAt && (
          <p className="text-caption text-ink-3 tabular">
            {formatMonthDay(kstDateOf(first.expiresAt))}까지 쓸 포인트 {groupDigits(first.expiringPoint)}P
          </p>
        )}
      </div>
      {first && first.pendingPoint > 0 && first.pendingAt && (
        <p className="mt-1 text-label text-ink-2 tabular">
          곧 쌓일 포인트 <b className="font-semibold">{groupDigits(first.pendingPoint)}P</b> ·{" "}
          {formatMonthDay(kstDateOf(first.pendingAt))}부터 쓸 수 있어요
        </p>
      )}
      {first && first.owedPoint > 0 && (
        <p className="mt-1 text-label text-ink-2 tabular">
          취소한 구매의 포인트 {groupDigits(first.owedPoint)}P는 다음에 쌓일 포인트에서 빼요
        </p>
      )}
      {list.length === 0 ? (
        <p className="py-12 text-center text-body2 text-ink-3">
          아직 쌓인 포인트가 없어요.
          <br />
          물건을 받으면 포인트가 쌓여요
        </p>
      ) : (
        <>
          <ul className="mt-2 divide-y divide-line">
            {list.map((entry) => (
              <PointRow key={entry.id} entry={entry} />
            ))}
          </ul>
          <ListFooter
            state={deriveListFooterState(points)}
            onMore={() => void points.fetchNextPage()}
            endText="포인트 내역을 모두 봤어요"
          />
        </>
      )}
    </section>
  );
}

function PointRow({ entry }: { entry: Entry }) {
  const { amount, orderId, createdAt, expiresAt } = entry;
  return (
    <li className="flex min-h-17 items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{formatPointChangeReason(entry.reason, amount)}</p>
        <p className="text-caption text-ink-3 tabular">
          {formatFullDate(kstDateOf(createdAt))}
          {expiresAt && (
            <>
              {" · "}
              <span className="whitespace-nowrap">{formatFullDate(kstDateOf(expiresAt))}까지</span>
            </>
          )}
          {orderId !== null && (
            <>
              {" · "}
              <Link className="underline decoration-line-strong underline-offset-3" to={paths.order(orderId)}>
                주문 보기
              </Link>
            </>
          )}
        </p>
      </div>
      <b className={`flex-none fs-title3 font-bold tabular ${amount > 0 ? "text-brand-ink" : ""}`}>
        {amount > 0 ? "+" : ""}
        {groupDigits(amount)}P
      </b>
    </li>
  );
}
