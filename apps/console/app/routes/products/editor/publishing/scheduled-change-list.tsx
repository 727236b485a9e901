import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../../api/console-api.ts";
import { useIdempotencyKey } from "../../../../api/use-idempotency-key.ts";
import { useLatestChangesOfProduct } from "../../../../features/products/use-latest-changes-of-product.ts";
import { toasts } from "../../../../ui/feedback/toast-store.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { instantText } from "../../../../ui/format-dates-and-durations.ts";
import { useProductEditor } from "../editor-context.ts";

/** Changes of the product that wait for their instant, each with the button that withdraws it. */
export function ScheduledChangeList() {
  const { product, denied } = useProductEditor();
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const { data } = useLatestChangesOfProduct(product, { status: "scheduled" });
  const cancel = useMutation({
    mutationFn: (id: number) => {
      const input = { path: { id }, body: { reason: "예약 거두기" } };
      return callApi("POST /operator/v1/changes/{id}/cancel", input, keyOf(input));
    },
    onSuccess: () => toasts.show({ text: "예약을 거뒀어요" }),
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ["products"] }),
  });
  if (!data || data.list.length === 0) return null;
  return (
    <ul aria-label="예약" className="mt-3 flex flex-col gap-1.5">
      {data.list.map(({ id, reason, effectiveAt }) => (
        <li key={id} className="flex items-center gap-2 rounded-control bg-info-tint px-2.5 py-1.5 text-info">
          <span>
            {instantText(effectiveAt, Date.now())} · {reason}
          </span>
          <Button
            className="ml-auto"
            size="sm"
            denied={denied}
            busy={cancel.isPending && cancel.variables === id}
            onClick={() => cancel.mutate(id)}
          >
            거두기
          </Button>
        </li>
      ))}
    </ul>
  );
}
