import { useForm } from "react-hook-form";
import { ApiError } from "../../api/api-error.ts";
import { type Credentials, logIn } from "../../session/log-in-and-out.ts";
import { Button } from "../../ui/form/button.tsx";
import { TextField } from "../../ui/form/text-field.tsx";

type LoginFormProps = {
  /** Address that is filled in, of a session that ended. */
  email?: string;
  onLoggedIn(session: { mustChangePassword: boolean }): void | Promise<void>;
};

/** E-mail, password and the code of the authenticator; a refusal keeps what was written and returns to the code. */
export function LoginForm({ email = "", onLoggedIn }: LoginFormProps) {
  const form = useForm<Credentials>({ defaultValues: { email, password: "", code: "" } });
  const { errors, isSubmitting } = form.formState;
  const enter = form.handleSubmit(async (credentials) => {
    try {
      await onLoggedIn(await logIn({ ...credentials, code: credentials.code.replaceAll(" ", "") }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.setError("root", { message: error.message });
      form.setFocus("code", { shouldSelect: true });
    }
  });
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void enter(event)}>
      <TextField
        label="이메일"
        type="email"
        autoComplete="username"
        autoFocus={email === ""}
        error={errors.email?.message}
        {...form.register("email", { required: "이메일을 적어 주세요" })}
      />
      <TextField
        label="비밀번호"
        type="password"
        autoComplete="current-password"
        autoFocus={email !== ""}
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
  );
}
