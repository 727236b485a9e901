import { useState } from "react";
import { useForm } from "react-hook-form";
import { useMe } from "../../../session/use-me.ts";
import { Button } from "../../../ui/form/button.tsx";
import { DialogForm } from "../../../ui/form/dialog-form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { useChangeStatus, useSkipCycle } from "./use-change-status-or-skip.ts";
import type { SubscriptionDetail } from "./use-subscription.ts";

type Act = "pause" | "resume" | "end" | "skip" | "unskip";

const ACTS: Record<Act, { name: string; title: string; hint: string }> = {
  skip: {
    name: "이번 건너뛰기",
    title: "이번 배송을 건너뛸까요?",
    hint: "산 분에게 알려요. 예: 전화로 부탁",
  },
  unskip: { name: "건너뛰기 되돌리기", title: "건너뛴 배송을 되돌릴까요?", hint: "예: 다시 받겠다고 전화" },
  pause: { name: "쉬게 하기", title: "쉬게 할까요?", hint: "다시 시작할 때까지 쉬어요. 예: 여행" },
  resume: { name: "다시 시작하기", title: "다시 시작할까요?", hint: "산 분에게 알려요. 예: 전화로 부탁" },
  end: { name: "그만두기", title: "그만두게 할까요?", hint: "되돌릴 수 없어요. 예: 산 분의 부탁" },
};

/** Buttons of the acts for the buyer of a subscription; each asks for a reason. */
export function SubscriptionActions({ subscription }: { subscription: SubscriptionDetail }) {
  const { may } = useMe();
  const [act, setAct] = useState<Act | null>(null);
  const denied = may("orders.note") ? null : "정기배송을 바꿀 권한이 없어요";
  return (
    <>
      {actsOf(subscription).map((each) => (
        <Button
          key={each}
          size="lg"
          tone={each === "end" ? "danger" : "outline"}
          denied={denied}
          onClick={() => setAct(each)}
        >
          {ACTS[each].name}
        </Button>
      ))}
      {act && <ActDialog act={act} subscription={subscription} onClose={() => setAct(null)} />}
    </>
  );
}

function actsOf({ status, next, skipped }: SubscriptionDetail): Act[] {
  if (status === "ended") return [];
  if (status === "paused") return ["resume", "end"];
  return [
    ...(next?.canChange ? ["skip" as const] : []),
    ...(skipped ? ["unskip" as const] : []),
    "pause",
    "end",
  ];
}

type ActDialogProps = { act: Act; subscription: SubscriptionDetail; onClose(): void };

function ActDialog({ act, subscription, onClose }: ActDialogProps) {
  const form = useForm({ defaultValues: { reason: "" } });
  const status = useChangeStatus(subscription, onClose);
  const skip = useSkipCycle(subscription, onClose);
  const { name, title, hint } = ACTS[act];
  const { next, skipped } = subscription;
  function send(reason: string): void {
    if (act === "skip") {
      if (next) skip.mutate({ number: next.number, verb: "skip", reason });
    } else if (act === "unskip") {
      if (skipped) skip.mutate({ number: skipped.number, verb: "unskip", reason });
    } else {
      status.mutate({ ...STATUS_OF[act], reason });
    }
  }
  return (
    <DialogForm
      title={title}
      action={name}
      isBusy={status.isPending || skip.isPending}
      error={status.error ?? skip.error}
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit(({ reason }) => send(reason.trim()))(event)}
    >
      <TextField
        label="까닭"
        maxLength={200}
        hint={hint}
        error={form.formState.errors.reason?.message}
        {...form.register("reason", { validate: (text) => text.trim() !== "" || "까닭을 적어 주세요" })}
      />
    </DialogForm>
  );
}

const STATUS_OF = {
  pause: { status: "paused", done: "쉬게 했어요. 산 분에게 알려요" },
  resume: { status: "active", done: "다시 시작했어요. 산 분에게 알려요" },
  end: { status: "ended", done: "그만뒀어요. 산 분에게 알려요" },
} as const;
