import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { ApiError } from "../../api/api-error.ts";
import { callApi } from "../../api/console-api.ts";
import { paths } from "../../paths.ts";
import { toasts } from "../../ui/feedback/toast-store.ts";
import { Button } from "../../ui/form/button.tsx";
import { TextField } from "../../ui/form/text-field.tsx";

const LEAST_LETTERS = 12;

type Fields = { password: string; newPassword: string; code: string };

export const meta = () => [{ title: "비밀번호 바꾸기 · 오늘의과일 운영" }];

/** Form that replaces an initial password, which another person chose; every other screen leads here until then. */
export default function PasswordPage() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useForm<Fields>({ defaultValues: { password: "", newPassword: "", code: "" } });
  const { errors, isSubmitting } = form.formState;
  const change = form.handleSubmit(async (fields) => {
    try {
      await callApi("PUT /operator/v1/me/password", {
        body: { ...fields, code: fields.code.replaceAll(" ", "") },
      });
      client.clear();
      toasts.show({ text: "비밀번호를 바꿨어요" });
      await navigate(paths.today, { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.setError("root", { message: error.message });
      form.setFocus("code", { shouldSelect: true });
    }
  });
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-96 flex-col justify-center px-5 py-10">
      <h1 className="text-headline font-bold">비밀번호를 정해 주세요</h1>
      <p className="mt-1 text-ink-2">다른 사람이 정해 준 비밀번호는 한 번만 쓸 수 있어요</p>
      <form className="mt-5 flex flex-col gap-4" noValidate onSubmit={(event) => void change(event)}>
        <TextField
          label="지금 비밀번호"
          type="password"
          autoComplete="current-password"
          autoFocus
          error={errors.password?.message}
          {...form.register("password", { required: "지금 비밀번호를 적어 주세요" })}
        />
        <TextField
          label="새 비밀번호"
          type="password"
          autoComplete="new-password"
          hint="12자 이상. 낱말 네 개를 이어 적으면 외우기 쉬워요"
          error={errors.newPassword?.message}
          {...form.register("newPassword", {
            minLength: { value: LEAST_LETTERS, message: "12자 이상 적어 주세요" },
            required: "새 비밀번호를 적어 주세요",
          })}
        />
        <TextField
          label="인증 앱의 여섯 자리"
          hint="방금 쓴 것이 아닌 새 번호를 적어 주세요"
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
          바꾸기
        </Button>
      </form>
    </main>
  );
}
