import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { useSavedForm, wasSaved } from "../../../confirm-identity/use-saved-form.ts";
import { PasswordField } from "../../../features/accounts/password-field.tsx";
import { PasswordLengthHint } from "../../../features/accounts/password-length-hint.tsx";
import { LOGIN_METHODS_KEY } from "../../../features/accounts/use-login-methods.ts";
import {
  newPasswordRule,
  samePasswordRule,
} from "../../../features/accounts/validate-new-and-repeated-password.ts";
import type { User } from "../../../session/restore-or-begin-session.ts";
import { dropPendingSocial } from "../../../session/social/pending-social-account-storage.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import {
  ConfirmIdentityByPasswordOrProvider,
  confirmation,
} from "./confirm-identity-by-password-or-provider.tsx";
import { FormToggleButton } from "./form-toggle-button.tsx";
import { useChangeProfile } from "./use-change-profile.ts";

/** 비밀번호 panel: sets a new password after the old one is given. */
export function PasswordPanel({ user }: { user: User }) {
  const [changes, setChanges] = useState(() => wasSaved("password"));
  return (
    <Panel
      title="비밀번호"
      end={
        <FormToggleButton name="비밀번호" label="변경" open={changes} onToggle={() => setChanges(!changes)} />
      }
    >
      <p className="text-label text-ink-3">비밀번호를 바꾸면 다른 기기에서는 로그아웃돼요</p>
      {changes && <PasswordForm userType={user.userType} onDone={() => setChanges(false)} />}
    </Panel>
  );
}

type PasswordValues = {
  currentPassword: string;
  password: string;
  again: string;
};

function PasswordForm({ userType, onDone }: { userType: User["userType"]; onDone(): void }) {
  const queries = useQueryClient();
  const { register, control, handleSubmit, formState, setError } = useForm<PasswordValues>({
    defaultValues: { currentPassword: "", password: "", again: "" },
    mode: "onBlur",
    reValidateMode: "onChange",
  });
  const { errors } = formState;
  const typed = useWatch({ control, name: "password" });
  const change = useChangeProfile({
    done: "비밀번호를 바꿨어요",
    onDone: () => {
      dropPendingSocial(window.sessionStorage);
      void queries.invalidateQueries({ queryKey: LOGIN_METHODS_KEY });
      onDone();
    },
    onError: (error) => {
      const code = refusalCodeOf(error) ?? "";
      const message = extractErrorText(error);
      if (["PASSWORD_WRONG", "LOGIN_BLOCKED"].includes(code)) {
        setError("currentPassword", { message }, { shouldFocus: true });
      } else if (code.startsWith("PASSWORD_")) setError("password", { message }, { shouldFocus: true });
      else showSnackbar(message, { tone: "failure" });
    },
  });

  // Passwords are never saved: the panel opens and the member types it again.
  useSavedForm({ name: "password", current: () => ({ values: {}, isSubmitted: false }) });

  return (
    <form
      className="mt-4 flex flex-col gap-4"
      noValidate
      onSubmit={handleSubmit(({ password, currentPassword }) =>
        change.mutate({ password, ...confirmation(currentPassword) }),
      )}
    >
      <ConfirmIdentityByPasswordOrProvider
        userType={userType}
        field={{ ...register("currentPassword"), error: errors.currentPassword?.message }}
      />
      <div>
        <PasswordField
          label="새 비밀번호"
          required
          autoComplete="new-password"
          maxLength={200}
          error={errors.password?.message}
          {...register("password", { validate: newPasswordRule, deps: "again" })}
        />
        <PasswordLengthHint password={typed} />
      </div>
      <PasswordField
        label="새 비밀번호 확인"
        required
        autoComplete="new-password"
        placeholder="한 번 더 적어주세요"
        maxLength={200}
        error={errors.again?.message}
        {...register("again", { validate: (again, form) => samePasswordRule(again, form.password) })}
      />
      <Button block tone="outline-brand" type="submit" busy={change.isPending}>
        비밀번호 바꾸기
      </Button>
    </form>
  );
}
