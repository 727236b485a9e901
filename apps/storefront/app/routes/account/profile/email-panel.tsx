import { normalizeEmail } from "@todayfruit/domain/accounts/normalize-email";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { useSavedForm, wasSaved } from "../../../confirm-identity/use-saved-form.ts";
import type { User } from "../../../session/restore-or-begin-session.ts";
import { dropPendingSocial } from "../../../session/social/pending-social-account-storage.ts";
import { Button } from "../../../ui/form/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import {
  ConfirmIdentityByPasswordOrProvider,
  confirmation,
} from "./confirm-identity-by-password-or-provider.tsx";
import { FormToggleButton } from "./form-toggle-button.tsx";
import { UnverifiedEmailWarning } from "./unverified-email-warning.tsx";
import { useChangeProfile } from "./use-change-profile.ts";

/** 이메일 panel with a form to change it, confirmed by the member's identity. */
export function EmailPanel({ user }: { user: User }) {
  const [changes, setChanges] = useState(() => wasSaved("email"));
  return (
    <Panel
      title="이메일"
      end={
        <FormToggleButton name="이메일" label="변경" open={changes} onToggle={() => setChanges(!changes)} />
      }
    >
      <p className="break-all">{isNowhere(user.email) ? "이메일을 새로 적어 주세요" : user.email}</p>
      {!isNowhere(user.email) && <UnverifiedEmailWarning />}
      {changes && <EmailForm userType={user.userType} onDone={() => setChanges(false)} />}
    </Panel>
  );
}

/**
 * Checks for the shop's placeholder address, given when another person proved that they own the former one; it receives
 * no mail.
 */
function isNowhere(email: string | null): boolean {
  return email === null || email.endsWith("@no-email.invalid");
}

function EmailForm({ userType, onDone }: { userType: User["userType"]; onDone(): void }) {
  const { register, handleSubmit, formState, getValues, setError, setValue } = useForm({
    defaultValues: { email: "", currentPassword: "" },
    mode: "onBlur",
    reValidateMode: "onChange",
  });
  const { errors } = formState;
  const change = useChangeProfile({
    done: "이메일을 바꿨어요",
    onDone: () => {
      dropPendingSocial(window.sessionStorage);
      onDone();
    },
    onError: (error) => {
      const code = refusalCodeOf(error) ?? "";
      const message = extractErrorText(error);
      if (["PASSWORD_WRONG", "LOGIN_BLOCKED"].includes(code)) {
        setError("currentPassword", { message }, { shouldFocus: true });
      } else if (code.startsWith("EMAIL_")) setError("email", { message }, { shouldFocus: true });
      else showSnackbar(message, { tone: "failure" });
    },
  });

  useSavedForm({
    name: "email",
    current: () => ({ values: { email: getValues("email") }, isSubmitted: change.isPending }),
    onReturn: ({ email }) => setValue("email", email),
    goOn: ({ email }) => change.mutate({ email: email.trim(), ...confirmation("") }),
  });

  return (
    <form
      className="mt-4 flex flex-col gap-4"
      noValidate
      onSubmit={handleSubmit(({ email, currentPassword }) =>
        change.mutate({ email: email.trim(), ...confirmation(currentPassword) }),
      )}
    >
      <ConfirmIdentityByPasswordOrProvider
        userType={userType}
        field={{ ...register("currentPassword"), error: errors.currentPassword?.message }}
      />
      <TextField
        label="새 이메일"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        hint="다음부터 이 이메일로 로그인해요"
        error={errors.email?.message}
        {...register("email", {
          validate: (email) => normalizeEmail(email).ok || "이메일 주소를 확인해 주세요",
        })}
      />
      <Button block tone="outline-brand" type="submit" busy={change.isPending}>
        이메일 바꾸기
      </Button>
    </form>
  );
}
