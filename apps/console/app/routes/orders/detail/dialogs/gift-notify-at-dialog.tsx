import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { notifyDays, notifyHours, notifyInstant } from "@todayfruit/domain/gifts/check-and-list-notify-times";
import { useForm } from "react-hook-form";
import { useActOnOrder } from "../../../../features/orders/moving/use-act-on-order.ts";
import { DialogForm } from "../../../../ui/form/dialog-form.tsx";
import { SelectField } from "../../../../ui/form/select-field.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { shortDate } from "../../../../ui/format-dates-and-durations.ts";

type NotifyAtDialogProps = { giftGroupId: number; receivers: number; onClose(): void };

/** Changes when the receivers of a gift are notified, for a reason that its sender reads; without a day it is at once. */
export function GiftNotifyAtDialog({ giftGroupId, receivers, onClose }: NotifyAtDialogProps) {
  const now = new Date().toISOString();
  const form = useForm({ defaultValues: { day: "", hour: "9", reason: "" } });
  const move = useActOnOrder(
    "PUT /operator/v1/gift-groups/{id}/notify-at",
    "보낼 때를 바꿨어요. 보낸 분에게 알려요",
    onClose,
  );
  const day = form.watch("day");
  const hours = notifyHours(day === "" ? kstDateOf(now) : day, now);
  const submit = form.handleSubmit(({ hour, reason }) =>
    move.mutate({
      path: { id: giftGroupId },
      body: { notifyAt: day === "" ? null : notifyInstant(day, Number(hour)), reason: reason.trim() },
    }),
  );
  return (
    <DialogForm
      title="선물을 보낼 때를 바꿔요"
      action="바꾸고 알리기"
      isBusy={move.isPending}
      error={move.error}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <p>받는 분 {receivers}명은 아직 몰라요. 보낸 뒤에는 바꿀 수 없어요.</p>
      <SelectField
        label="보낼 날"
        noneLabel="지금 보내기"
        options={notifyDays(now).map((each) => ({ value: each, label: shortDate(each) }))}
        {...form.register("day")}
      />
      {day !== "" && (
        <SelectField
          label="보낼 시각"
          options={hours.map((each) => ({
            value: String(each),
            label: `${String(each).padStart(2, "0")}:00`,
          }))}
          error={form.formState.errors.hour?.message}
          {...form.register("hour", {
            validate: (hour) => hours.includes(Number(hour)) || "시각을 골라 주세요",
          })}
        />
      )}
      <TextField
        label="보낸 분이 읽을 이유"
        maxLength={200}
        error={form.formState.errors.reason?.message}
        {...form.register("reason", { validate: (text) => text.trim() !== "" || "이유를 적어 주세요" })}
      />
    </DialogForm>
  );
}
