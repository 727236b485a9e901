import { useMutation } from "@tanstack/react-query";
import { Controller, useForm } from "react-hook-form";
import { Link, useNavigate, useSearchParams } from "react-router";
import { face } from "#variant/face.ts";
import { api } from "../../api/browser-api.ts";
import { errorText } from "../../api/error-text.ts";
import { paths } from "../../paths.ts";
import { safeNext } from "../../session/safe-next.ts";
import { useSession } from "../../session/session-provider.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { AppBar } from "../../ui/layout/app-bar.tsx";
import { Mark } from "../../ui/layout/logo.tsx";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";
import type { Route } from "./+types/route";

export const meta: Route.MetaFunction = () => [
  { title: `로그인 · ${face.displayName}` },
  { name: "robots", content: "noindex" },
];

interface LoginValues {
  email: string;
  password: string;
  autoLogin: boolean;
}

/** E-mail login. The guest's token goes along, so the guest's cart does too. */
export default function LoginPage() {
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = search.get("next");
  const { register, control, handleSubmit, formState, setError } = useForm<LoginValues>({
    defaultValues: { email: "", password: "", autoLogin: false },
    mode: "onBlur",
    reValidateMode: "onChange",
  });
  const login = useMutation({
    mutationFn: async ({ email, password, autoLogin }: LoginValues) => {
      const { token } = await api("POST /v2/tokens", { body: { email: email.trim(), password } });
      await session.signIn(token, autoLogin);
    },
    onError: (error) => setError("password", { message: errorText(error) }, { shouldFocus: true }),
    onSuccess: () => {
      showSnackbar("로그인했어요", { tone: "success" });
      void navigate(safeNext(next, paths.my), { replace: true });
    },
  });

  return (
    <>
      <AppBar back title="로그인" />
      <main className="px-gutter pt-7 pb-10">
        <Mark className="-ml-1 size-13" />
        <p className="mt-5 text-display font-extrabold tracking-tight text-balance">{face.slogan}</p>
        <form className="mt-8" noValidate onSubmit={handleSubmit((values) => login.mutate(values))}>
          <div className="flex flex-col gap-4">
            <TextField
              label="이메일"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              maxLength={254}
              error={formState.errors.email?.message}
              {...register("email", { validate: (email) => !!email.trim() || "이메일을 적어주세요" })}
            />
            <PasswordField
              label="비밀번호"
              autoComplete="current-password"
              maxLength={200}
              error={formState.errors.password?.message}
              {...register("password", { validate: (password) => !!password || "비밀번호를 적어주세요" })}
            />
          </div>
          <Controller
            control={control}
            name="autoLogin"
            render={({ field }) => (
              <div className="mt-2">
                <Checkbox checked={field.value} onChange={field.onChange}>
                  로그인 유지하기
                </Checkbox>
              </div>
            )}
          />
          <Button block size="lg" className="mt-3" type="submit" busy={login.isPending}>
            로그인
          </Button>
        </form>
        <p className="mt-2 text-center">
          <Link
            className="inline-flex min-h-11 items-center px-3 text-label font-medium text-ink-2"
            to={paths.register(next ?? undefined)}
          >
            이메일로 가입
          </Link>
        </p>
      </main>
    </>
  );
}
