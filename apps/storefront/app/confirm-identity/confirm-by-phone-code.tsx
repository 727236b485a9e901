import { useMutation } from "@tanstack/react-query";
import { formatPhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import { useState } from "react";
import { extractErrorText } from "../api/extract-error-text.ts";
import { codeOfPastedText } from "../features/phone-codes/code-of-pasted-text.ts";
import { sendPhoneCode } from "../features/phone-codes/send-phone-code.ts";
import { Button } from "../ui/form/button.tsx";
import { TextField } from "../ui/form/text-field.tsx";
import type { GiveProof } from "./use-submit-proof.ts";

/** Confirms by a code sent to the member's phone. */
export function ConfirmByPhoneCode({ phone, busy, error, give }: GiveProof & { phone: string }) {
  const [code, setCode] = useState("");
  const sending = useMutation({ mutationFn: () => sendPhoneCode(phone, "confirmMember") });
  function submit(): void {
    if (/^\d{6}$/.test(code)) give({ verificationCode: code });
  }
  return (
    <form
      className="flex flex-col gap-3"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="text-body2">
        <span className="tabular">{hidden(phone)}</span> 번호로 인증번호를 보내요
      </p>
      <Button block tone="outline" busy={sending.isPending} onClick={() => sending.mutate()}>
        {sending.isSuccess ? "인증번호 다시 받기" : "인증번호 받기"}
      </Button>
      <p className="text-label text-ink-2 empty:hidden" role="status">
        {sending.isSuccess && "인증번호를 문자로 보냈어요. 3분 안에 적어주세요"}
      </p>
      <p className="text-label text-danger empty:hidden" role="alert">
        {sending.isError && extractErrorText(sending.error)}
      </p>
      {sending.isSuccess && (
        <>
          <TextField
            label="인증번호"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="인증번호 6자리"
            maxLength={6}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            onPaste={(event) => {
              const pasted = codeOfPastedText(event.clipboardData.getData("text"));
              if (pasted === null) return;
              event.preventDefault();
              setCode(pasted);
            }}
            error={error ? extractErrorText(error) : undefined}
          />
          <Button block type="submit" disabled={!/^\d{6}$/.test(code)} busy={busy}>
            확인하기
          </Button>
        </>
      )}
    </form>
  );
}

/** @example hidden("01012345678") // "010-****-5678" */
function hidden(phone: string): string {
  return formatPhone(phone).replace(/-\d+-/, "-****-");
}
