import { useMutation } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { PasswordField } from "../../../features/accounts/password-field.tsx";
import { PasswordLengthHint } from "../../../features/accounts/password-length-hint.tsx";
import {
  newPasswordRule,
  samePasswordRule,
} from "../../../features/accounts/validate-new-and-repeated-password.ts";
import { PhoneVerificationFields } from "../../../features/phone-codes/phone-verification-fields.tsx";
import {
  type PhoneVerificationValues,
  usePhoneVerificationFields,
} from "../../../features/phone-codes/use-phone-verification-fields.ts";
import { AppBar } from "../../../frame/app-bar.tsx";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/form/button.tsx";
import type { Route } from "./+types/route";
import { AccountToResetNotice } from "./account-to-reset-notice.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `비밀번호 찾기 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

type ResetValues = PhoneVerificationValues & {
  newPassword: string;
  again: string;
};

/** Resets a password by a phone and its code. Nothing is said of its member before the code is verified. */
export default function PasswordResetPage() {
  const navigate = useNavigate();
  const form = useForm<ResetValues>({
    defaultValues: { phone: "", verificationCode: "", verifyState: "none", newPassword: "", again: "" },
    mode: "onBlur",
    reValidateMode: "onChange",
  });
  const { register, control, handleSubmit, formState, setError, setValue } = form;
  const { errors } = formState;
  const newPassword = useWatch({ control, name: "newPassword" });
  const { verifyState, proof } = usePhoneVerificationFields(form);

  const reset = useMutation({
    mutationFn: (values: ResetValues) =>
      api("PUT /v1/auth/reset-password", {
        body: {
          phone: values.phone,
          verificationCode: values.verificationCode,
          newPassword: values.newPassword,
        },
      }),
    onSuccess: () => {
      const notice =
        "비밀번호를 바꿨어요. 다른 기기에서는 모두 로그아웃했어요. 새 비밀번호로 로그인해 주세요";
      void navigate(paths.login(), { replace: true, state: { notice } });
    },
    onError: (error) => {
      const isOver = ["CODE_WRONG", "PHONE_INVALID"].includes(refusalCodeOf(error) ?? "");
      if (isOver) setValue("verifyState", "none");
      setError(isOver ? "phone" : "newPassword", { message: extractErrorText(error) }, { shouldFocus: true });
    },
  });

  return (
    <>
      <AppBar back title="비밀번호 찾기" />
      <main id="contents" className="px-gutter pt-7 pb-10">
        <h2 className="text-title1 font-bold tracking-tight">
          {verifyState === "verified" ? "새 비밀번호를 정해 주세요" : "가입한 휴대폰 번호를 인증해 주세요"}
        </h2>
        <form
          className="mt-6 flex flex-col gap-4"
          method="post"
          noValidate
          onSubmit={handleSubmit((values) => values.verifyState === "verified" && reset.mutate(values))}
        >
          <PhoneVerificationFields purpose="resetPassword" {...proof} />
          {verifyState === "verified" && (
            <>
              <AccountToResetNotice phone={proof.phone} verificationCode={proof.code} />
              <div>
                <PasswordField
                  label="새 비밀번호"
                  required
                  autoComplete="new-password"
                  maxLength={200}
                  error={errors.newPassword?.message}
                  {...register("newPassword", {
                    validate: newPasswordRule,
                    deps: "again",
                    shouldUnregister: true,
                  })}
                />
                <PasswordLengthHint password={newPassword ?? ""} />
              </div>
              <PasswordField
                label="새 비밀번호 확인"
                required
                autoComplete="new-password"
                placeholder="한 번 더 적어주세요"
                maxLength={200}
                error={errors.again?.message}
                {...register("again", {
                  validate: (again, form) => samePasswordRule(again, form.newPassword),
                  shouldUnregister: true,
                })}
              />
              <Button block size="lg" className="mt-1" type="submit" busy={reset.isPending}>
                비밀번호 바꾸기
              </Button>
            </>
          )}
        </form>
        <p className="mt-4 text-center">
          <Link
            className="inline-flex min-h-11 items-center px-4 text-label font-medium text-ink-2"
            to={paths.findEmail}
          >
            이메일 찾기
          </Link>
        </p>
        <p className="mt-2 text-label text-ink-3">
          소셜 로그인으로 가입했다면 비밀번호가 없어요. 로그인 화면에서 같은 방법으로 시작해 주세요
        </p>
      </main>
    </>
  );
}
