import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../api/browser-api.ts";
import { paths } from "../paths.ts";
import { useWideWindow } from "./use-wide-window.ts";

const SHOWN = 5;

/** Popular searches beside the column; fetched only when there is room to show them. */
export function PopularSearches() {
  const popular = useQuery({
    queryKey: ["popular-searches"],
    queryFn: () => api("GET /v1/products/search/popular"),
    enabled: useWideWindow(),
    staleTime: 600_000,
  });
  const list = popular.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="popular-beside">
      <h2 id="popular-beside" className="text-label font-bold">
        지금 많이 찾아요
      </h2>
      <ol className="mt-3 mb-6 flex flex-col gap-1">
        {list.slice(0, SHOWN).map(({ rank, text }) => (
          <li key={text}>
            <Link className="flex min-h-11 items-center gap-3" to={paths.searchResults(text)}>
              <b className="w-3.5 flex-none text-brand-ink tabular">{rank}</b>
              <span className="min-w-0 truncate font-medium">{text}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
