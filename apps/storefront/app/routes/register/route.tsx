import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router";
import { face } from "#variant/face.ts";
import { ApiError } from "../../api/api-error.ts";
import { api } from "../../api/browser-api.ts";
import { errorText } from "../../api/error-text.ts";
import { apiContext } from "../../api/server-context.ts";
import { paths } from "../../paths.ts";
import { safeNext } from "../../session/safe-next.ts";
import { useSession } from "../../session/session-provider.tsx";
import { Button } from "../../ui/form/button.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { AppBar } from "../../ui/layout/app-bar.tsx";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";
import type { Route } from "./+types/route";
import { PasswordHints } from "./password-hints.tsx";
import {
  blankRegister,
  type RegisterValues,
  refusedField,
  registerRules,
  signUpBody,
} from "./register-values.ts";
import { missingTerm } from "./terms.ts";
import { TermsFields } from "./terms-fields.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `회원가입 · ${face.displayName}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)("GET /v1/terms");
}

export default function RegisterPage({ loaderData }: Route.ComponentProps) {
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const terms = useRef<HTMLDivElement>(null);
  const { register, control, handleSubmit, formState, setError } = useForm<RegisterValues>({
    defaultValues: blankRegister,
    mode: "onBlur",
    reValidateMode: "onChange",
  });
  const { errors } = formState;
  const password = useWatch({ control, name: "password" });

  const join = useMutation({
    mutationFn: async (values: RegisterValues) => {
      const { token } = await api("POST /v2/tokens/sign-up", { body: signUpBody(values) });
      await session.signIn(token, false);
    },
    onSuccess: () => {
      showSnackbar("가입했어요. 반가워요", { tone: "success" });
      void navigate(safeNext(search.get("next"), paths.my), { replace: true });
    },
    onError: (error) => {
      const field = refusedField(error instanceof ApiError ? error.code : null);
      if (field) setError(field, { message: errorText(error) }, { shouldFocus: true });
      else showSnackbar(errorText(error), { tone: "failure" });
    },
  });

  return (
    <>
      <AppBar back title="회원가입" />
      <main className="px-gutter pt-7 pb-10">
        <h2 className="text-title1 font-bold tracking-tight">가입 정보를 적어주세요</h2>
        <form
          className="mt-6"
          noValidate
          onSubmit={handleSubmit(
            (values) => join.mutate(values),
            (problems) => {
              const onlyTerms = Object.keys(problems).every((field) => field === "terms");
              if (onlyTerms) terms.current?.querySelector("input")?.focus();
            },
          )}
        >
          <div className="flex flex-col gap-4">
            <TextField
              label="이메일"
              required
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              maxLength={254}
              error={errors.email?.message}
              {...register("email", { validate: registerRules.email })}
            />
            <div>
              <PasswordField
                label="비밀번호"
                required
                autoComplete="new-password"
                maxLength={200}
                error={errors.password?.message}
                {...register("password", { validate: registerRules.password, deps: "passwordConfirm" })}
              />
              <PasswordHints password={password} />
            </div>
            <PasswordField
              label="비밀번호 확인"
              required
              autoComplete="new-password"
              placeholder="한 번 더 적어주세요"
              maxLength={200}
              error={errors.passwordConfirm?.message}
              {...register("passwordConfirm", { validate: registerRules.passwordConfirm })}
            />
            <TextField
              label="이름"
              required
              autoComplete="name"
              maxLength={30}
              error={errors.name?.message}
              {...register("name", { validate: registerRules.name })}
            />
            <TextField
              label="휴대폰 번호"
              required
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              placeholder="010-0000-0000"
              maxLength={20}
              error={errors.phone?.message}
              {...register("phone", { validate: registerRules.phone })}
            />
          </div>
          <div ref={terms}>
            <Controller
              control={control}
              name="terms"
              rules={{ validate: (agreed) => missingTerm(agreed) === null || "필수 약관에 동의해 주세요" }}
              render={({ field }) => (
                <TermsFields
                  terms={field.value}
                  texts={loaderData.list}
                  error={errors.terms?.message}
                  onChange={field.onChange}
                />
              )}
            />
          </div>
          <Button block size="lg" className="mt-5" type="submit" busy={join.isPending}>
            가입하기
          </Button>
        </form>
      </main>
    </>
  );
}
