import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";

export type AnswerTemplate = Reply<"GET /operator/v1/answer-templates">["list"][number];

const MINUTE_MS = 60_000;
const MOST = 100;

/** Reads the templates for answers of a kind, in the order of their editors. */
export function useAnswerTemplates(kind: AnswerTemplate["kind"]): AnswerTemplate[] {
  const { data } = useQuery({
    queryKey: ["answer-templates"],
    queryFn: () => callApi("GET /operator/v1/answer-templates", { query: { take: MOST } }),
    staleTime: MINUTE_MS,
  });
  return (data?.list ?? []).filter((each) => each.kind === kind).toSorted((a, b) => a.sort - b.sort);
}
