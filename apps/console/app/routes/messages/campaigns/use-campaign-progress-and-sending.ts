import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { callApi } from "../../../api/console-api.ts";
import { useIdempotencyKey } from "../../../api/use-idempotency-key.ts";
import {
  editRecord,
  type RecordFields,
  type SeenRecord,
} from "../../../features/records/list-add-edit-delete-records.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";

export type CampaignProgress = Reply<"GET /operator/v1/campaigns/{id}">;

const AGAIN_MS = 5000;

/** Reads how far a campaign is, who would get it and what its recipients bought. */
export const useCampaign = ({ id, version }: SeenRecord) =>
  useQuery({
    queryKey: ["campaigns", "progress", id, version],
    queryFn: () => callApi("GET /operator/v1/campaigns/{id}", { path: { id } }),
    refetchInterval: AGAIN_MS,
  });

type Decision = {
  set: Partial<Pick<RecordFields<"campaigns">, "sendAt" | "isCancelled">>;
  reason: string;
  done: string;
};

/** Sends, schedules or stops a campaign. */
export function useDecideCampaign({ id, version }: SeenRecord, onDone: () => void) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ set, reason }: Decision) => {
      const wish = { id, version, set, reason };
      return editRecord("campaigns", wish, keyOf(wish));
    },
    onSuccess(_, { done }) {
      toasts.show({ text: done });
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["campaigns"] }),
  });
}
