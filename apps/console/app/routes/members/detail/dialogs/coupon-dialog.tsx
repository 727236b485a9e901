import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { callApi } from "../../../../api/console-api.ts";
import { useIdempotencyKey } from "../../../../api/use-idempotency-key.ts";
import { Dialog } from "../../../../ui/feedback/dialog.tsx";
import { toasts } from "../../../../ui/feedback/toast-store.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { SelectField } from "../../../../ui/form/select-field.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import type { Member } from "../use-member.ts";

const LISTED = 100;

/** Gives one of the coupons that can still be given to a member, with a reason. */
export function CouponDialog({ member, onClose }: { member: Member; onClose(): void }) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const form = useForm<{ couponId: string; reason: string }>({ defaultValues: { couponId: "", reason: "" } });
  const { errors } = form.formState;
  const coupons = useQuery({
    queryKey: ["coupons", "giveable"],
    queryFn: () => callApi("GET /operator/v1/coupons", { query: { status: "giveable", take: LISTED } }),
  });
  const give = useMutation({
    mutationFn: ({ couponId, reason }: { couponId: number; reason: string }) =>
      callApi(
        "POST /operator/v1/members/{id}/coupons",
        { path: { id: member.id }, body: { couponId, reason } },
        keyOf({ couponId, reason }),
      ),
    onSuccess() {
      toasts.show({ text: "쿠폰을 줬어요" });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["members"] }),
  });
  const submit = form.handleSubmit(({ couponId, reason }) =>
    give.mutate({ couponId: Number(couponId), reason: reason.trim() }),
  );
  const failure = give.error ?? coupons.error;
  return (
    <Dialog title="쿠폰 주기" onClose={onClose}>
      <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
        {coupons.data?.list.length === 0 ? (
          <p className="text-ink-2">지금 줄 수 있는 쿠폰이 없어요. 쿠폰 화면에서 먼저 만들어 주세요.</p>
        ) : (
          <SelectField
            label="쿠폰"
            options={(coupons.data?.list ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
            error={errors.couponId?.message}
            {...form.register("couponId", { required: "쿠폰을 골라 주세요" })}
          />
        )}
        <TextField
          label="까닭"
          maxLength={200}
          error={errors.reason?.message}
          {...form.register("reason", { validate: (text) => text.trim() !== "" || "까닭을 적어 주세요" })}
        />
        {failure && (
          <p role="alert" className="font-medium text-danger">
            {failure.message}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>닫기</Button>
          <Button type="submit" tone="primary" busy={give.isPending}>
            주기
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
