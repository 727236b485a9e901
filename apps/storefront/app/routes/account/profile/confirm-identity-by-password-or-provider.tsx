import { useMutation } from "@tanstack/react-query";
import { type ComponentProps, useEffect, useState } from "react";
import { Link } from "react-router";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { PasswordField } from "../../../features/accounts/password-field.tsx";
import { useLoginMethods } from "../../../features/accounts/use-login-methods.ts";
import { paths } from "../../../paths.ts";
import type { User } from "../../../session/restore-or-begin-session.ts";
import { goToSocialLoginProvider } from "../../../session/social/go-to-social-login-provider.ts";
import { readPendingSocial } from "../../../session/social/pending-social-account-storage.ts";
import type { SnsType } from "../../../session/social/sns-type.ts";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

type ConfirmIdentityProps = {
  userType: User["userType"];
  /** Props a form library registers for the field, with its error. */
  field: Partial<ComponentProps<typeof PasswordField>>;
};

/** Asks the member to confirm their identity: by the password or, without one, by returning from the provider. */
export function ConfirmIdentityByPasswordOrProvider({ userType, field }: ConfirmIdentityProps) {
  // Members who joined by e-mail have a password; those who joined by a provider may have set one.
  const isSocial = userType !== "email";
  const waysIn = useLoginMethods({ enabled: isSocial });
  if (isSocial && waysIn.isPending) return <RowsSkeleton name="본인 확인" />;
  if (isSocial && waysIn.isError) {
    return <LoadFailed error={waysIn.error} onRetry={() => void waysIn.refetch()} />;
  }
  if (isSocial && waysIn.data?.hasPassword === false) {
    const [snsType] = waysIn.data.linked;
    return snsType ? <ConfirmAtProvider snsType={snsType} /> : <NoWayIn />;
  }
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

/** Builds the confirmation: the typed password, or the provider's token kept in this tab. */
export function confirmation(
  currentPassword: string,
): { currentPassword: string } | { snsToken: string } | Record<never, never> {
  if (currentPassword !== "") return { currentPassword };
  const pending = readPendingSocial(window.sessionStorage, Date.now());
  return pending ? { snsToken: pending.snsToken } : {};
}

function ConfirmAtProvider({ snsType }: { snsType: SnsType }) {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => setIsBack(readPendingSocial(window.sessionStorage, Date.now()) !== null), []);
  const leaving = useMutation({
    mutationFn: () =>
      goToSocialLoginProvider(snsType, { purpose: "confirm", autoLogin: false }, paths.profile),
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
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

/** Shown when the provider's link is cut and no password is set: the verified phone leads to a new one. */
function NoWayIn() {
  return (
    <p className="text-label text-ink-2">
      소셜 로그인이 끊어졌어요.{" "}
      <Link className="font-semibold text-brand-ink underline" to={paths.passwordReset}>
        휴대폰으로 비밀번호를 먼저 정해 주세요
      </Link>
    </p>
  );
}
