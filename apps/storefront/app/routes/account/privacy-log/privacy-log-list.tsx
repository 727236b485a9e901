import { useInfiniteQuery } from "@tanstack/react-query";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useState } from "react";
import { api } from "../../../api/browser-api.ts";
import herb from "../../../assets/emoji/herb.webp";
import { useServerTime } from "../../../server-clock/use-server-time.ts";
import { LiveRegion } from "../../../ui/accessibility/live-region.tsx";
import { deriveListFooterState } from "../../../ui/feedback/derive-list-footer-state.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ListFooter } from "../../../ui/feedback/list-footer.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Chip, ChipRow } from "../../../ui/form/chip.tsx";
import { EntryRow } from "./entry-row.tsx";
import { PrivacyLogButtons } from "./privacy-log-buttons.tsx";

const FILTERS = [
  { key: undefined, label: "전체" },
  { key: "staff", label: "직원" },
  { key: "outside", label: "농장·택배" },
  { key: "self", label: "내가 한 일" },
] as const;

/** Counts of the last 30 days, a filter, and the entries of a year by month, the latest first. */
export function PrivacyLogList() {
  const [by, setBy] = useState<(typeof FILTERS)[number]["key"]>(undefined);
  const thisYear = kstDateOf(useServerTime(new Date().toISOString(), false)).slice(0, 4);
  const pages = useInfiniteQuery({
    queryKey: ["privacy-log", by ?? "all"],
    queryFn: ({ pageParam }) =>
      api("GET /v1/app-users/privacy-log", {
        query: { ...(by && { by }), ...(pageParam !== null && { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextPage,
    staleTime: 0,
    placeholderData: (before) => before,
  });
  if (pages.isPending) return <RowsSkeleton name="기록" />;
  if (!pages.data) return <LoadFailed error={pages.error} onRetry={() => void pages.refetch()} />;
  const list = pages.data.pages.flatMap((page) => page.list);
  const recent = pages.data.pages[0]?.recent;
  if (list.length === 0 && by === undefined) {
    return (
      <EmptyState image={herb} title="아직 아무도 보지 않았어요">
        주문하거나 문의하면 여기에 남아요
      </EmptyState>
    );
  }
  return (
    <>
      <section className="bg-surface px-gutter pt-4 pb-6" aria-labelledby="privacy-log">
        <h2 id="privacy-log" className="text-title2 font-bold tracking-tight">
          누가 왜 봤는지 보여드려요
        </h2>
        <p className="mt-1 text-label text-ink-3">
          쇼핑몰 직원과 농장, 택배사가 내 정보를 볼 때마다 저절로 남아요. 지우거나 고칠 수 없어요.
        </p>
        {recent && (
          <dl className="mt-4 grid grid-cols-3 gap-2">
            <Figure name="최근 30일" value={recent.total} />
            <Figure name="배송 때문에" value={recent.forDelivery} />
            <Figure name="문의 때문에" value={recent.forInquiry} />
          </dl>
        )}
      </section>
      <div className="py-1.5">
        <ChipRow label="거르기">
          {FILTERS.map(({ key, label }) => (
            <Chip key={label} selected={by === key} onClick={() => setBy(key)}>
              {label}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <LiveRegion
        text={list.length === 0 ? "이런 기록은 없어요" : `기록 ${list.length}개를 보여드려요`}
        busy={pages.isFetching}
      />
      <section className="bg-surface px-gutter pt-2" aria-label="기록" aria-busy={pages.isPlaceholderData}>
        {list.length === 0 && <p className="py-12 text-center text-body2 text-ink-3">이런 기록은 없어요</p>}
        {[...Map.groupBy(list, ({ at }) => kstDateOf(at).slice(0, 7))].map(([month, entries]) => (
          <section key={month} aria-label={monthText(month, thisYear)}>
            <h2 className="pt-5 pb-1 text-label font-semibold text-ink-2">{monthText(month, thisYear)}</h2>
            <ul>
              {entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </ul>
          </section>
        ))}
        {list.length > 0 && (
          <ListFooter
            state={deriveListFooterState(pages)}
            onMore={() => void pages.fetchNextPage()}
            endText="기록을 모두 봤어요"
          />
        )}
      </section>
      <PrivacyLogButtons />
    </>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex flex-col-reverse items-center rounded-md bg-sunken px-1 py-3.5 text-center">
      <dt className="text-caption text-ink-2">{name}</dt>
      <dd className="text-title2 font-bold tabular">{groupDigits(value)}</dd>
    </div>
  );
}

/** @example monthText("2026-11", "2026") // "11월" */
function monthText(month: string, thisYear: string): string {
  const [year = "", number = ""] = month.split("-");
  return `${year === thisYear ? "" : `${year}년 `}${Number(number)}월`;
}
