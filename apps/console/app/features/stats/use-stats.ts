import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Input } from "@todayfruit/contract/all-calls";
import { callApi } from "../../api/console-api.ts";
import type { StatsRange } from "./parse-and-shift-stats-range.ts";

/** Today is counted every minute, so it is read again as often. */
const AGAIN_MS = 60_000;

const SHOWN = { placeholderData: keepPreviousData, refetchInterval: AGAIN_MS } as const;

/** Reads visits, carts, orders and sales by day, product and source. */
export function useAnalytics(range: StatsRange) {
  return useQuery({
    queryKey: ["stats", "analytics", range],
    queryFn: () => callApi("GET /operator/v1/analytics", { query: range }),
    ...SHOWN,
  });
}

export type SalesGroup = Input<"GET /operator/v1/reports/sales">["query"]["by"];

/** Reads sales by product, option, category, farm or payment method. */
export function useSales(range: StatsRange, by: SalesGroup) {
  return useQuery({
    queryKey: ["stats", "sales", range, by],
    queryFn: () => callApi("GET /operator/v1/reports/sales", { query: { ...range, by } }),
    ...SHOWN,
  });
}

/** Reads how many came as far as each step from visit to payment. */
export function useFunnel(range: StatsRange) {
  return useQuery({
    queryKey: ["stats", "funnel", range],
    queryFn: () => callApi("GET /operator/v1/reports/funnel", { query: range }),
    ...SHOWN,
  });
}

/** Reads how many gifts were paid, and what their receivers did. */
export function useGifts(range: StatsRange) {
  return useQuery({
    queryKey: ["stats", "gifts", range],
    queryFn: () => callApi("GET /operator/v1/reports/gifts", { query: range }),
    ...SHOWN,
  });
}

/** Reads what was paid after following a link of a video or a broadcast. */
export function useContentSales(range: StatsRange) {
  return useQuery({
    queryKey: ["stats", "contents", range],
    queryFn: () => callApi("GET /operator/v1/reports/contents", { query: range }),
    ...SHOWN,
  });
}

/** Reads what was searched, and what found nothing. */
export function useSearches(range: StatsRange) {
  return useQuery({
    queryKey: ["stats", "searches", range],
    queryFn: () => callApi("GET /operator/v1/reports/searches", { query: range }),
    ...SHOWN,
  });
}

/** Reads how many members of each month bought again. */
export function useCohorts(months: number) {
  return useQuery({
    queryKey: ["stats", "cohorts", months],
    queryFn: () => callApi("GET /operator/v1/reports/cohorts", { query: { months } }),
    ...SHOWN,
  });
}
