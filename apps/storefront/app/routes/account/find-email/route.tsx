import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { variant } from "#variant/brand-settings.ts";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { PhoneVerificationFields } from "../../../features/phone-codes/phone-verification-fields.tsx";
import {
  type PhoneVerificationValues,
  usePhoneVerificationFields,
} from "../../../features/phone-codes/use-phone-verification-fields.ts";
import { AppBar } from "../../../frame/app-bar.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import type { Route } from "./+types/route";
import { FoundAccounts } from "./found-accounts.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `이메일 찾기 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

/** Finds the masked e-mail of an account by its phone; nothing is said before the code is verified. */
export default function FindEmailPage() {
  const form = useForm<PhoneVerificationValues>({
    defaultValues: { phone: "", verificationCode: "", verifyState: "none" },
    mode: "onBlur",
    reValidateMode: "onChange",
  });
  const { getValues, setError, setValue } = form;
  const find = useMutation({
    mutationFn: () => {
      const { phone, verificationCode } = getValues();
      return api("POST /v1/auth/find-email", { body: { phone, verificationCode } });
    },
    onError: (error) => {
      if (refusalCodeOf(error) === null) return;
      setValue("verifyState", "none");
      setError("phone", { message: extractErrorText(error) }, { shouldFocus: true });
    },
  });
  const { verifyState, proof } = usePhoneVerificationFields(form, {
    onSent: find.reset,
    onVerified: find.mutate,
  });
  return (
    <>
      <AppBar back title="이메일 찾기" />
      <main id="contents" className="px-gutter pt-7 pb-10">
        <h2 className="text-title1 font-bold tracking-tight">{headingOf(find.data?.accounts.length)}</h2>
        {find.isSuccess ? (
          <FoundAccounts accounts={find.data.accounts} />
        ) : (
          <form className="mt-6" noValidate onSubmit={(event) => event.preventDefault()}>
            <PhoneVerificationFields purpose="findEmail" {...proof} />
          </form>
        )}
        {find.isPending && <RowsSkeleton name="가입한 이메일" />}
        {find.isError && verifyState === "verified" && (
          <LoadFailed error={find.error} onRetry={() => find.mutate()} />
        )}
      </main>
    </>
  );
}

/** @param found number of accounts; `undefined` before they are known */
function headingOf(found: number | undefined): string {
  if (found === undefined) return "가입한 휴대폰 번호를 인증해 주세요";
  return found === 0 ? "계정을 찾지 못했어요" : "가입한 이메일이에요";
}
