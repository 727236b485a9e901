import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "../../../api/browser-api.ts";
import speech from "../../../assets/emoji/speech.webp";
import { deriveListFooterState } from "../../../ui/feedback/derive-list-footer-state.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ListFooter } from "../../../ui/feedback/list-footer.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { InquiryRow } from "./inquiry-row.tsx";

/** Member's inquiries: new answers first, then those that wait. */
export function MyInquiries() {
  const pages = useInfiniteQuery({
    queryKey: ["inquiries"],
    queryFn: ({ pageParam }) => api("GET /v1/app-users/inquiries", { query: { page: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.nextPage,
    staleTime: 0,
  });
  if (pages.isPending) return <RowsSkeleton name="문의" />;
  if (!pages.data) return <LoadFailed error={pages.error} onRetry={() => void pages.refetch()} />;
  const [first] = pages.data.pages;
  if (!first || first.count === 0) {
    return (
      <EmptyState image={speech} title="아직 문의한 적이 없어요">
        주문과 사진을 붙여 물어볼 수 있어요
      </EmptyState>
    );
  }
  return (
    <section className="pt-8" aria-labelledby="my-inquiries">
      <div className="flex items-end justify-between px-gutter pb-2">
        <h2 id="my-inquiries" className="text-title3 font-bold tracking-tight">
          내 문의 <span className="text-brand-ink tabular-nums">{first.count}</span>
        </h2>
        {first.usualHours !== null && (
          <p className="text-label text-ink-3">{`보통 ${first.usualHours}시간 안에 답해요`}</p>
        )}
      </div>
      <ul>
        {pages.data.pages
          .flatMap((page) => page.list)
          .map((inquiry) => (
            <InquiryRow key={inquiry.id} inquiry={inquiry} />
          ))}
      </ul>
      <ListFooter
        state={deriveListFooterState(pages)}
        onMore={() => void pages.fetchNextPage()}
        endText="문의를 모두 봤어요"
      />
    </section>
  );
}
