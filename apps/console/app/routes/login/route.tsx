import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import icon from "../../assets/icon.svg";
import { LoginForm } from "../../features/login/login-form.tsx";
import { paths } from "../../paths.ts";
import { deriveSafeLoginRedirect } from "./derive-safe-login-redirect.ts";

export const meta = () => [{ title: "들어가기 · 오늘의과일 운영" }];

/** Login of operators: e-mail, password and the code of their authenticator; nothing of the shop is shown before. */
export default function LoginPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-96 flex-col justify-center px-5 py-10">
      <p className="flex items-center gap-2 text-form font-bold">
        <img src={icon} alt="" width={26} height={26} />
        오늘의과일 운영
      </p>
      <h1 className="mt-3 mb-5 text-headline font-bold">들어가기</h1>
      <LoginForm
        onLoggedIn={({ mustChangePassword }) => {
          client.clear();
          const next = mustChangePassword ? paths.password : deriveSafeLoginRedirect(query.get("next"));
          if (next === paths.apiDocuments) return window.location.replace(next);
          return navigate(next, { replace: true });
        }}
      />
    </main>
  );
}
