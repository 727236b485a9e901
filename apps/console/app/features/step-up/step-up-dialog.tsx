import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { callApi } from "../../api/console-api.ts";
import { DialogForm } from "../../ui/form/dialog-form.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { keepProof } from "./use-step-up-proof.ts";

/** Asks for the password and the second factor again; what follows may be done for five minutes. */
export function StepUpDialog({ onProved, onClose }: { onProved(): void; onClose(): void }) {
  const prove = useMutation({
    mutationFn: (body: { password: string; code: string }) => callApi("POST /operator/v1/step-ups", { body }),
    onSuccess({ confirmation, expiresInSeconds }) {
      keepProof(confirmation, expiresInSeconds);
      onProved();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    prove.mutate({
      password: String(written.get("password") ?? ""),
      code: String(written.get("code") ?? "").trim(),
    });
  };
  return (
    <DialogForm
      title="정말 나인지 확인해요"
      action="확인하기"
      isBusy={prove.isPending}
      error={prove.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-ink-2">운영자와 권한을 바꾸기 전에 한 번 더 확인해요. 5분 동안 다시 묻지 않아요</p>
      <TextField
        name="password"
        type="password"
        label="비밀번호"
        autoComplete="current-password"
        maxLength={200}
      />
      <TextField
        name="code"
        label="인증 앱의 여섯 자리"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        hint="복구 코드도 돼요"
      />
    </DialogForm>
  );
}
