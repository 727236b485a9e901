import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { normalise } from "@todayfruit/domain/search/query/normalise-search-text";
import { useEffect, useState } from "react";
import { api } from "../../../api/browser-api.ts";

export type Suggestion = Reply<"GET /v1/products/search/suggestions">["list"][number];

const PAUSE_MS = 120;
const LONGEST = 100;

/**
 * Queries suggestions for the typed text after a short pause. A late reply is never shown for another text; the last
 * suggestions stay until the next arrive.
 */
export function useSuggestions(typed: string): Suggestion[] {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const text = normalise(settled).slice(0, LONGEST);
  const { data } = useQuery({
    queryKey: ["suggestions", text],
    queryFn: () => api("GET /v1/products/search/suggestions", { query: { searchToken: text, take: 10 } }),
    enabled: text !== "",
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    // Suggestions are optional: a failure is not shown.
    retry: false,
  });
  return text === "" || normalise(typed) === "" ? [] : (data?.list ?? []);
}
