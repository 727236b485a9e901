import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../../api/console-api.ts";
import { useIdempotencyKey } from "../../../../api/use-idempotency-key.ts";
import { useUndoChange } from "../../../../features/changes/use-undo-change.ts";
import { listRefusalsOfSaveError } from "../../../../features/drafts/list-refusals-of-save-error.ts";
import type { ProductFields } from "../../../../features/products/edited-product-types.ts";
import { toasts } from "../../../../ui/feedback/toast-store.ts";
import { instantText } from "../../../../ui/format-dates-and-durations.ts";
import { useProductWrites } from "../use-product-writes.ts";

type Publishing = { status: ProductFields["status"]; at: string | null };

/** Publishes a product as it is saved, now or at an instant, or takes it off sale; what the law lacks refuses it. */
export function useSetSaleStatus(id: number) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const { read } = useProductWrites(id);
  const undo = useUndoChange("products");
  const { error, ...publish } = useMutation({
    mutationFn: async ({ status, at }: Publishing) => {
      const { version } = await read();
      const body = {
        rows: [{ id, version, set: { status } }],
        reason: status === "suspended" ? "판매 중지" : "공개",
        ...(at === null ? {} : { effectiveAt: at }),
      };
      return callApi("PATCH /operator/v1/products", { body }, keyOf(body));
    },
    networkMode: "always",
    onSuccess({ change }, { status, at }) {
      const text = at ? `${instantText(at, Date.now())}에 공개해요` : "공개했어요";
      toasts.show({
        text: status === "suspended" ? "판매를 멈췄어요" : text,
        ...(change?.status === "applied" && { action: { label: "되돌리기", run: () => undo(change.id) } }),
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["products"] }),
  });
  return { ...publish, refusals: error ? listRefusalsOfSaveError(error) : [] };
}
