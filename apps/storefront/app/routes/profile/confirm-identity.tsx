import { useMutation } from "@tanstack/react-query";
import { type ComponentProps, useEffect, useState } from "react";
import { errorText } from "../../api/error-text.ts";
import { paths } from "../../paths.ts";
import { goToProvider } from "../../session/go-to-provider.ts";
import { readPendingSocial, type SnsType } from "../../session/pending-social.ts";
import type { User } from "../../session/start-session.ts";
import { Button } from "../../ui/form/button.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";

interface ConfirmIdentityProps {
  userType: User["userType"];
  /** What a form library registers, with its problem. */
  field: Partial<ComponentProps<typeof PasswordField>>;
}

/** Who asks, once more: by the password, or, where there is none, by coming back from the provider. */
export function ConfirmIdentity({ userType, field }: ConfirmIdentityProps) {
  if (userType === "kakaotalk" || userType === "naver") return <ConfirmAtProvider snsType={userType} />;
  return (
    <PasswordField
      label="지금 비밀번호"
      required
      autoComplete="current-password"
      maxLength={200}
      {...field}
    />
  );
}

/** The token of the provider that lies in this tab, for a member without a password. */
export function confirmingToken(): { snsToken: string } | null {
  const pending = readPendingSocial(window.sessionStorage, Date.now());
  return pending && { snsToken: pending.snsToken };
}

function ConfirmAtProvider({ snsType }: { snsType: SnsType }) {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => setIsBack(confirmingToken() !== null), []);
  const leaving = useMutation({
    mutationFn: () => goToProvider(snsType, { purpose: "confirm", autoLogin: false }, paths.profile),
    onError: (error) => showSnackbar(errorText(error), { tone: "failure" }),
  });
  if (isBack) return <p className="text-label text-success">본인인지 확인했어요. 10분 안에 마쳐 주세요</p>;
  return (
    <div>
      <p className="mb-2 text-label text-ink-2">먼저 본인인지 확인할게요</p>
      <Button block tone="outline" busy={leaving.isPending} onClick={() => leaving.mutate()}>
        {snsType === "kakaotalk" ? "카카오로 확인하기" : "네이버로 확인하기"}
      </Button>
    </div>
  );
}
