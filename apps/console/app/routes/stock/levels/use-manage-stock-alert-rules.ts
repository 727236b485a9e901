import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";
import { readAllPages } from "../../../api/read-all-pages.ts";
import { useIdempotencyKey } from "../../../api/use-idempotency-key.ts";
import { useUndoChange } from "../../../features/changes/use-undo-change.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";

type StockRule = Reply<"GET /operator/v1/stock-rules">["list"][number];
type RuleFields = Input<"POST /operator/v1/stock-rules">["body"]["rows"][number];

export const useStockRules = () =>
  useQuery({
    queryKey: ["stock", "rules"],
    queryFn: () =>
      readAllPages((next) => callApi("GET /operator/v1/stock-rules", { query: { take: 100, ...next } })),
  });

/** Makes a rule, or edits the one that there is; taken back from the message. */
export function useSaveStockRule(onDone: () => void) {
  const client = useQueryClient();
  const undo = useUndoChange("stock");
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: async ({ rule, fields }: { rule: StockRule | null; fields: RuleFields }) => {
      if (rule === null) {
        const body = { rows: [fields], reason: "떨어짐 규칙 더하기" };
        return callApi("POST /operator/v1/stock-rules", { body }, keyOf(body));
      }
      const { id, version } = rule;
      const body = { rows: [{ id, version, set: fields }], reason: "떨어짐 규칙 고치기" };
      return callApi("PATCH /operator/v1/stock-rules", { body }, keyOf(body));
    },
    onSuccess({ change }) {
      toasts.show({
        text: "떨어짐 규칙을 정했어요",
        ...(change && { action: { label: "되돌리기", run: () => undo(change.id) } }),
      });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["stock"] }),
  });
}
