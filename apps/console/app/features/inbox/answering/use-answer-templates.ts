import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";
import { useMe } from "../../../session/use-me.ts";

export type AnswerTemplate = Reply<"GET /operator/v1/answer-templates">["list"][number];

const MINUTE_MS = 60_000;
const MOST = 100;

/** Reads the templates for answers of a kind, in the order of their editors. */
export function useAnswerTemplates(kind: AnswerTemplate["kind"]): AnswerTemplate[] {
  const { me } = useMe();
  const { data } = useQuery({
    // Templates are the shop's; a farm writes its answers itself.
    enabled: me.distributorIds === null,
    queryKey: ["answer-templates"],
    queryFn: () => callApi("GET /operator/v1/answer-templates", { query: { take: MOST } }),
    staleTime: MINUTE_MS,
  });
  return (data?.list ?? []).filter((each) => each.kind === kind).toSorted((a, b) => a.sort - b.sort);
}
