import { formatPhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { useSavedForm, wasSaved } from "../../../confirm-identity/use-saved-form.ts";
import { PhoneVerificationFields } from "../../../features/phone-codes/phone-verification-fields.tsx";
import {
  type PhoneVerificationValues,
  usePhoneVerificationFields,
} from "../../../features/phone-codes/use-phone-verification-fields.ts";
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

/** 휴대폰 번호 panel with a form to change it, verified by a code and by the member's identity. */
export function PhonePanel({ user }: { user: User }) {
  const [changes, setChanges] = useState(() => wasSaved("phone"));
  return (
    <Panel
      title="휴대폰 번호"
      end={
        <FormToggleButton
          name="휴대폰 번호"
          label="변경"
          open={changes}
          onToggle={() => setChanges(!changes)}
        />
      }
    >
      <p className="tabular">{user.phone ? formatPhone(user.phone) : "아직 없어요"}</p>
      {changes && <PhoneForm userType={user.userType} onDone={() => setChanges(false)} />}
    </Panel>
  );
}

type PhoneValues = PhoneVerificationValues & {
  currentPassword: string;
};

function PhoneForm({ userType, onDone }: { userType: User["userType"]; onDone(): void }) {
  const form = useForm<PhoneValues>({
    defaultValues: { phone: "", verificationCode: "", verifyState: "none", currentPassword: "" },
    mode: "onBlur",
    reValidateMode: "onChange",
  });
  const { register, handleSubmit, formState, getValues, reset, setError, setValue } = form;
  const { errors } = formState;
  const { verifyState, proof } = usePhoneVerificationFields(form);
  const change = useChangeProfile({
    done: "휴대폰 번호를 바꿨어요",
    onDone: () => {
      dropPendingSocial(window.sessionStorage);
      onDone();
    },
    onError: (error) => {
      const code = refusalCodeOf(error) ?? "";
      const message = extractErrorText(error);
      if (["PASSWORD_WRONG", "LOGIN_BLOCKED"].includes(code)) setError("currentPassword", { message });
      else if (["PHONE_TAKEN", "PHONE_INVALID", "CODE_WRONG"].includes(code)) {
        setValue("verifyState", "none");
        setError("phone", { message }, { shouldFocus: true });
      } else showSnackbar(message, { tone: "failure" });
    },
  });

  useSavedForm({
    name: "phone",
    current: () => {
      const { currentPassword: _password, ...values } = getValues();
      return { values, isSubmitted: change.isPending };
    },
    onReturn: (values) => reset({ ...values, currentPassword: "" }),
    goOn: ({ verifyState: _state, ...typed }) => change.mutate({ ...typed, ...confirmation("") }),
  });

  return (
    <form
      className="mt-4 flex flex-col gap-4"
      noValidate
      onSubmit={handleSubmit(({ verifyState: state, currentPassword, ...typed }) => {
        if (state === "verified") change.mutate({ ...typed, ...confirmation(currentPassword) });
      })}
    >
      <ConfirmIdentityByPasswordOrProvider
        userType={userType}
        field={{ ...register("currentPassword"), error: errors.currentPassword?.message }}
      />
      <PhoneVerificationFields label="새 휴대폰 번호" purpose="changePhone" {...proof} />
      <Button
        block
        tone="outline-brand"
        type="submit"
        disabled={verifyState !== "verified"}
        busy={change.isPending}
      >
        휴대폰 번호 바꾸기
      </Button>
    </form>
  );
}
