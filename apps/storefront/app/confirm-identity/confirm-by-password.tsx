import { useState } from "react";
import { extractErrorText } from "../api/extract-error-text.ts";
import { PasswordField } from "../features/accounts/password-field.tsx";
import { Button } from "../ui/form/button.tsx";
import type { GiveProof } from "./use-submit-proof.ts";

export function ConfirmByPassword({ busy, error, give }: GiveProof) {
  const [password, setPassword] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  function submit(): void {
    setIsMissing(password === "");
    if (password !== "") give({ password });
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
      <PasswordField
        label="비밀번호"
        required
        autoComplete="current-password"
        maxLength={200}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={isMissing ? "비밀번호를 적어주세요" : error ? extractErrorText(error) : undefined}
      />
      <Button block type="submit" busy={busy}>
        확인하기
      </Button>
    </form>
  );
}
