import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router";
import { ApiError } from "../../api/api-error.ts";
import icon from "../../assets/icon.svg";
import { paths } from "../../paths.ts";
import { type Credentials, logIn } from "../../session/log-in.ts";
import { Button } from "../../ui/form/button.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { safeNext } from "./safe-next.ts";

export const meta = () => [{ title: "들어가기 · 오늘의과일 운영" }];

/** Login of operators: e-mail, password and the code of their authenticator; nothing of the shop is shown before. */
export default function LoginPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useForm<Credentials>({ defaultValues: { email: "", password: "", code: "" } });
  const { errors, isSubmitting } = form.formState;
  const enter = form.handleSubmit(async (credentials) => {
    try {
      const { mustChangePassword } = await logIn({
        ...credentials,
        code: credentials.code.replaceAll(" ", ""),
      });
      client.clear();
      const next = safeNext(query.get("next"));
      await navigate(mustChangePassword ? paths.password : next, { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.setError("root", { message: error.message });
      form.setFocus("code", { shouldSelect: true });
    }
  });
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-96 flex-col justify-center px-5 py-10">
      <p className="flex items-center gap-2 text-form font-bold">
        <img src={icon} alt="" width={26} height={26} />
        오늘의과일 운영
      </p>
      <h1 className="mt-3 text-headline font-bold">들어가기</h1>
      <form className="mt-5 flex flex-col gap-4" noValidate onSubmit={(event) => void enter(event)}>
        <TextField
          label="이메일"
          type="email"
          autoComplete="username"
          autoFocus
          error={errors.email?.message}
          {...form.register("email", { required: "이메일을 적어 주세요" })}
        />
        <TextField
          label="비밀번호"
          type="password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register("password", { required: "비밀번호를 적어 주세요" })}
        />
        <TextField
          label="인증 앱의 여섯 자리"
          hint="휴대폰을 잃어버렸다면 복구 코드를 적어 주세요"
          autoComplete="one-time-code"
          error={errors.code?.message}
          {...form.register("code", {
            required: "인증 앱에 보이는 여섯 자리를 적어 주세요",
            minLength: { value: 6, message: "여섯 자리를 모두 적어 주세요" },
          })}
        />
        {errors.root && (
          <p role="alert" className="rounded-control bg-danger-tint px-3 py-2.5 font-medium text-danger">
            {errors.root.message}
          </p>
        )}
        <Button type="submit" tone="primary" size="xl" busy={isSubmitting}>
          들어가기
        </Button>
      </form>
    </main>
  );
}
