import Check from "lucide-react/icons/check";
import { Button } from "../../ui/form/button.tsx";
import type { RestockForm } from "./use-restock-form.ts";

/** Button of the sheet of restock alarms: requests the alarm of the chosen option, or takes it back. */
export function RestockAlarmSheetFooter({ form }: { form: RestockForm }) {
  if (form.isWaiting) {
    return (
      <Button block size="lg" tone="tint" busy={form.isBusy} aria-pressed onClick={form.takeBack}>
        <Check className="size-5" aria-hidden />
        알림 그만 받기
      </Button>
    );
  }
  return (
    <Button block size="lg" busy={form.isBusy} onClick={form.send}>
      {form.label === null ? "들어오면 알림 받기" : `${form.label} 들어오면 알림 받기`}
    </Button>
  );
}
