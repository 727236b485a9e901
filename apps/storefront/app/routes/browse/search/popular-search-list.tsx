import type { Reply } from "@todayfruit/contract/all-calls";
import { formatShortDate, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";

type Popular = Reply<"GET /v1/products/search/popular">;

/** Ten most popular searches in two columns, with their change of rank. */
export function PopularSearchList({ popular }: { popular: Popular }) {
  const { list, rankedAt } = popular;
  if (list.length === 0) return null;
  return (
    <section className="px-gutter pt-9" aria-labelledby="popular">
      <div className="flex items-baseline justify-between">
        <h2 id="popular" className="text-title3 font-bold tracking-tight">
          인기 검색어
        </h2>
        {rankedAt !== null && (
          <span className="tabular text-caption text-ink-3">
            {formatShortDate(kstDateOf(rankedAt))} {kstTimeOf(rankedAt)} 기준
          </span>
        )}
      </div>
      <ol className="mt-3 grid grid-flow-col grid-cols-2 grid-rows-5 gap-x-6">
        {list.map(({ rank, text, change }) => (
          <li key={text} className="min-w-0">
            <Link className="flex min-h-11 items-center gap-2" to={paths.searchResults(text)}>
              <b className={`tabular w-6 flex-none ${rank <= 3 ? "text-brand-ink" : ""}`}>{rank}</b>
              <span className="min-w-0 flex-1 truncate">{text}</span>
              <Change change={change} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Change({ change }: { change: number | null }) {
  const look = "tabular flex-none text-micro font-medium";
  if (change === null) {
    return (
      <span className={`${look} text-sale`}>
        <span aria-hidden>NEW</span>
        <span className="sr-only">새로 들어왔어요</span>
      </span>
    );
  }
  if (change === 0) {
    return (
      <span className={`${look} text-ink-3`}>
        <span aria-hidden>–</span>
        <span className="sr-only">순위 그대로</span>
      </span>
    );
  }
  const isUp = change > 0;
  return (
    <span className={`${look} ${isUp ? "text-sale" : "text-info"}`}>
      <span aria-hidden>
        {isUp ? "▲" : "▼"}
        {Math.abs(change)}
      </span>
      <span className="sr-only">
        {Math.abs(change)}위 {isUp ? "올랐어요" : "내렸어요"}
      </span>
    </span>
  );
}
