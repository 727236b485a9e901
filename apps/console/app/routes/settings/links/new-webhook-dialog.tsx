import { WEBHOOK_EVENTS, type WebhookEvent } from "@todayfruit/domain/webhooks/webhook-event-names";
import { type FormEvent, useState } from "react";
import { CheckboxGroup } from "../../../ui/form/checkbox-group.tsx";
import { DialogForm } from "../../../ui/form/dialog-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { useChangeWebhooks } from "./use-manage-webhooks.ts";

/** Adds an address with the events that it is told. */
export function NewWebhookDialog({ onClose }: { onClose(): void }) {
  const { add } = useChangeWebhooks();
  const [chosen, setChosen] = useState<string[]>([]);
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    const text = (name: string) => String(written.get(name) ?? "").trim();
    if (!/^https?:\/\/\S+$/.test(text("url")) || chosen.length === 0)
      return setProblem("https 주소를 적고 사건을 골라 주세요. 예: https://erp.example/hooks");
    setProblem(undefined);
    add.mutate(
      {
        url: text("url"),
        description: text("description"),
        events: chosen as WebhookEvent[],
        isEnabled: true,
      },
      { onSuccess: onClose },
    );
  };
  return (
    <DialogForm
      title="웹훅 주소 더하기"
      action="더하기"
      isBusy={add.isPending}
      error={problem === undefined ? add.error : new Error(problem)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="url" label="주소" maxLength={500} inputMode="url" />
      <TextField name="description" label="설명" maxLength={100} />
      <CheckboxGroup
        label="알려 줄 사건"
        options={WEBHOOK_EVENTS.map((event) => ({ value: event, label: event }))}
        chosen={chosen}
        onChange={setChosen}
      />
    </DialogForm>
  );
}
