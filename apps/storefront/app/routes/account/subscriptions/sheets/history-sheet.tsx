import { useInfiniteQuery } from "@tanstack/react-query";
import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { api } from "../../../../api/browser-api.ts";
import { SKIP_TEXTS } from "../../../../features/subscriptions/subscription-texts.ts";
import { subscriptionKey } from "../../../../features/subscriptions/use-subscriptions.ts";
import { paths } from "../../../../paths.ts";
import { LoadFailed } from "../../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { BottomSheet } from "../../../../ui/overlay/bottom-sheet.tsx";
import type { SubscriptionSheetProps } from "./subscription-sheet-props-types.ts";

/** Deliveries that were paid, with their orders, and those that were skipped, with the reason. */
export function HistorySheet({ subscription: { id }, onClose }: SubscriptionSheetProps) {
  const history = useInfiniteQuery({
    queryKey: [...subscriptionKey(id), "cycles"],
    queryFn: ({ pageParam }) =>
      api("GET /v1/app-users/subscriptions/{id}/cycles", {
        path: { id },
        query: pageParam === null ? {} : { nextPage: pageParam },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextPage }) => nextPage,
  });
  const cycles = history.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <BottomSheet open title="지난 배송" onClose={onClose}>
      {history.isPending && <RowsSkeleton name="지난 배송" />}
      {history.isError && <LoadFailed error={history.error} onRetry={() => void history.refetch()} />}
      {history.data && cycles.length === 0 && (
        <p className="py-8 text-center text-body2 text-ink-3">아직 지난 배송이 없어요</p>
      )}
      <ul className="divide-y divide-line">
        {cycles.map(({ number, dispatchOn, order, skipReason }) => (
          <li key={number}>
            {order ? (
              <Link className="flex min-h-15 items-center gap-3 py-2" to={paths.order(order.id)}>
                <Row day={dispatchOn} text={`${groupDigits(order.price)}원 결제`} />
                <ChevronRight className="size-5 flex-none text-ink-3" aria-hidden />
              </Link>
            ) : (
              <div className="flex min-h-15 items-center gap-3 py-2">
                <Row
                  day={dispatchOn}
                  text={skipReason === null ? "보내지 않았어요" : SKIP_TEXTS[skipReason]}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {history.hasNextPage && (
        <Button
          block
          className="mt-3"
          tone="outline"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          더 보기
        </Button>
      )}
    </BottomSheet>
  );
}

function Row({ day, text }: { day: string; text: string }) {
  return (
    <span className="min-w-0 flex-1">
      <b className="block text-label font-semibold tabular-nums">{formatMonthDay(day)}</b>
      <span className="text-caption text-ink-3 tabular-nums">{text}</span>
    </span>
  );
}
