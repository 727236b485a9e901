import type { Reply } from "@todayfruit/contract/all-calls";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { Controller, useForm, useWatch } from "react-hook-form";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { listRefusalMessagesByField } from "../../../api/list-refusal-messages-by-field.ts";
import { PasswordField } from "../../../features/accounts/password-field.tsx";
import { PasswordLengthHint } from "../../../features/accounts/password-length-hint.tsx";
import { PhoneVerificationFields } from "../../../features/phone-codes/phone-verification-fields.tsx";
import { usePhoneVerificationFields } from "../../../features/phone-codes/use-phone-verification-fields.ts";
import type { PendingSocial } from "../../../session/social/pending-social-account-storage.ts";
import { Button } from "../../../ui/form/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import { missingTermText } from "./edit-and-check-terms-agreement.ts";
import { findRefusedRegisterField } from "./find-refused-register-field.ts";
import { type RegisterValues, registerValues } from "./register-form-values.ts";
import type { RegisterStep } from "./register-step-progress-and-heading.tsx";
import { registerValidators } from "./register-validators.ts";
import { TermsFields } from "./terms-fields.tsx";

type RegisterFormProps = {
  step: RegisterStep;
  onStep(step: RegisterStep): void;
  /** Pending provider account, which needs no password; `null` for e-mail. */
  social: PendingSocial | null;
  termTexts: Reply<"GET /v1/terms">["list"];
  busy: boolean;
  /** Joins; rejects with the server's refusal, which is shown at its field. */
  onJoin(values: RegisterValues): Promise<void>;
};

/** Form of two steps: the details of the member, then the terms. Both stay, so that nothing typed is lost between them. */
export function RegisterForm({ step, onStep, social, termTexts, busy, onJoin }: RegisterFormProps) {
  const terms = useRef<HTMLDivElement>(null);
  const form = useForm<RegisterValues>({
    defaultValues: registerValues(social),
    mode: "onBlur",
    reValidateMode: "onChange",
  });
  const { register, control, handleSubmit, formState, setError, setValue, getValues, trigger } = form;
  const { errors } = formState;
  const password = useWatch({ control, name: "password" });
  const { proof } = usePhoneVerificationFields(form, { rule: registerValidators.phone });

  async function join(values: RegisterValues): Promise<void> {
    if (!hasProof(true)) return;
    try {
      await onJoin(values);
    } catch (error) {
      const code = refusalCodeOf(error);
      const field = findRefusedRegisterField(code);
      if (code === "PHONE_NOT_VERIFIED") setValue("verifyState", "none");
      if (field) {
        // The field is focused, so it has to be there first.
        flushSync(() => onStep("details"));
        const message = listRefusalMessagesByField(error)[field] ?? extractErrorText(error);
        setError(field, { message }, { shouldFocus: true });
      } else showSnackbar(extractErrorText(error), { tone: "failure" });
    }
  }

  function hasProof(shouldFocus: boolean): boolean {
    const state = getValues("verifyState");
    if (state === "verified") return true;
    const field = state === "sent" ? "verificationCode" : "phone";
    const message =
      state === "sent" ? "문자로 받은 인증번호 6자리를 적어주세요" : "휴대폰 번호를 인증해 주세요";
    if (field !== "phone" || registerValidators.phone(getValues("phone")) === true) {
      setError(field, { message }, { shouldFocus });
    }
    return false;
  }

  async function goOn(): Promise<void> {
    const isFilled = await trigger(DETAILS, { shouldFocus: true });
    if (hasProof(isFilled) && isFilled) onStep("terms");
  }

  const submit = handleSubmit(join, () => terms.current?.querySelector("input")?.focus());

  return (
    <form
      className="mt-6"
      method="post"
      noValidate
      onSubmit={(event) => {
        if (step === "terms") return void submit(event);
        event.preventDefault();
        void goOn();
      }}
    >
      <div className="flex flex-col gap-4" hidden={step !== "details"}>
        <TextField
          label="이메일"
          required
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
          error={errors.email?.message}
          {...register("email", { validate: registerValidators.email })}
        />
        {!social && (
          <>
            <div>
              <PasswordField
                label="비밀번호"
                required
                autoComplete="new-password"
                maxLength={200}
                error={errors.password?.message}
                {...register("password", { validate: registerValidators.password, deps: "passwordConfirm" })}
              />
              <PasswordLengthHint password={password} />
            </div>
            <PasswordField
              label="비밀번호 확인"
              required
              autoComplete="new-password"
              placeholder="한 번 더 적어주세요"
              maxLength={200}
              error={errors.passwordConfirm?.message}
              {...register("passwordConfirm", { validate: registerValidators.passwordConfirm })}
            />
          </>
        )}
        <TextField
          label="이름"
          required
          autoComplete="name"
          maxLength={30}
          error={errors.name?.message}
          {...register("name", { validate: registerValidators.name })}
        />
        <PhoneVerificationFields purpose="signUp" {...proof} />
      </div>
      <div ref={terms} hidden={step !== "terms"}>
        <Controller
          control={control}
          name="terms"
          rules={{ validate: (agreed) => missingTermText(agreed) ?? true }}
          render={({ field }) => (
            <TermsFields
              terms={field.value}
              texts={termTexts}
              error={errors.terms?.message}
              onChange={field.onChange}
            />
          )}
        />
      </div>
      {step === "details" ? (
        <Button key="next" block size="lg" className="mt-6" type="submit">
          다음
        </Button>
      ) : (
        <div className="mt-5 flex gap-2">
          <Button className="flex-1" size="lg" tone="ghost" onClick={() => onStep("details")}>
            이전
          </Button>
          <Button key="join" className="flex-2" size="lg" type="submit" busy={busy}>
            가입하기
          </Button>
        </div>
      )}
    </form>
  );
}

/** Fields of the first step. */
const DETAILS = ["email", "password", "passwordConfirm", "name", "phone"] as const;
