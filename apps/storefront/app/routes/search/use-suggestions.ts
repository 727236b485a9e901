import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { normalise } from "@todayfruit/domain/search/normalise";
import { useEffect, useState } from "react";
import { api } from "../../api/browser-api.ts";

export type Suggestion = Reply<"GET /v1/products/search/suggestions">["list"][number];

const PAUSE_MS = 120;
const LONGEST = 100;

/**
 * Suggestions for what is being typed. They are asked for after a short pause and belong to their text, so a late answer
 * never stands under another one; the last ones stay until the next are there.
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
    // Suggestions are a help: without them one still can search.
    retry: false,
  });
  return text === "" || normalise(typed) === "" ? [] : (data?.list ?? []);
}
