import { useQuery } from "@tanstack/react-query";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useForm } from "react-hook-form";
import { callApi } from "../../../../api/console-api.ts";
import { useActOnOrder } from "../../../../features/orders/moving/use-act-on-order.ts";
import { Dialog } from "../../../../ui/feedback/dialog.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";

const CANCEL_ORDER = "PUT /operator/v1/orders/{id}/cancel";

/** Cancels an order for the buyer who phones: the server says first what goes back and why, and the button names it. */
export function CancelDialog({ orderId, onClose }: { orderId: number; onClose(): void }) {
  const form = useForm<{ reason: string }>({ defaultValues: { reason: "" } });
  const preview = useQuery({
    queryKey: ["orders", "cancel", orderId],
    queryFn: () =>
      callApi(CANCEL_ORDER, {
        path: { id: orderId },
        query: { dryRun: true },
        body: { reason: "미리 보기" },
      }),
    staleTime: 0,
  });
  const cancel = useActOnOrder(CANCEL_ORDER, "취소했어요. 산 분에게 알려요", onClose);
  const refund = preview.data;
  const isRequest = refund?.withdrawing === "request";
  const submit = form.handleSubmit(({ reason }) => {
    if (!refund) return;
    const { refundPrice, refundPoint } = refund;
    // A request gives nothing back before it is decided.
    const promised = isRequest ? {} : { refundPrice, refundPoint };
    cancel.mutate({ path: { id: orderId }, body: { reason: reason.trim(), ...promised } });
  });
  return (
    <Dialog title="대신 취소해요" onClose={onClose}>
      {preview.error && (
        <p role="alert" className="font-medium text-danger">
          {preview.error.message}
        </p>
      )}
      {preview.isPending && <p className="shimmer h-16" aria-busy="true" />}
      {refund && (
        <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
          <dl className="number flex flex-col gap-1.5 rounded-control bg-sunken px-3 py-2.5">
            {refund.lines.map(({ name, reason, amount }) => (
              <div key={`${name} ${reason}`} className="flex gap-2">
                <dt>
                  {name} <span className="text-ink-3">{reason}</span>
                </dt>
                <dd className="ml-auto whitespace-nowrap">{groupDigits(amount)}원</dd>
              </div>
            ))}
          </dl>
          <TextField
            label="산 분이 읽을 이유"
            maxLength={200}
            error={form.formState.errors.reason?.message}
            {...form.register("reason", { validate: (text) => text.trim() !== "" || "이유를 적어 주세요" })}
          />
          {cancel.error && (
            <p role="alert" className="font-medium text-danger">
              {cancel.error.message}
            </p>
          )}
          <div className="flex justify-end gap-2">
            <Button onClick={onClose}>닫기</Button>
            <Button type="submit" tone="primary" busy={cancel.isPending}>
              {isRequest ? "취소 요청으로 남기기" : `${groupDigits(refund.refundPrice)}원 돌려주고 취소하기`}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
