import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { apiContext } from "../../../api/server-request-context.ts";
import { AppBar } from "../../../frame/app-bar.tsx";
import { Mark } from "../../../frame/logo.tsx";
import { paths } from "../../../paths.ts";
import { deriveSafeLoginRedirect } from "../../../session/derive-safe-login-redirect.ts";
import type { Route } from "./+types/route";
import { EmailLogin } from "./email-login.tsx";
import { SocialLoginButtons } from "./social-login-buttons.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `로그인 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)("GET /v1/shop-settings");
}

/** Login by a provider or by e-mail; with `?link` by e-mail only, to link a provider account. */
export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [autoLogin, setAutoLogin] = useState(true);
  const next = search.get("next");
  const goesTo = deriveSafeLoginRedirect(next, paths.my);
  const isLinking = search.has("link");
  const { social } = loaderData;

  return (
    <>
      <AppBar back title="로그인" />
      <main id="contents" className="px-gutter pt-7 pb-10">
        <Mark className="-ml-1 size-13" />
        <p className="mt-5 text-display font-extrabold tracking-tight text-balance">{variant.slogan}</p>
        <Notice isLinking={isLinking} />
        {!isLinking && social.length > 0 && (
          <>
            <SocialLoginButtons offered={social} next={goesTo} autoLogin={autoLogin} />
            <p className="mt-6 flex items-center gap-3 text-label text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
              또는 이메일로
            </p>
          </>
        )}
        <EmailLogin
          isLinking={isLinking}
          autoLogin={autoLogin}
          onAutoLogin={setAutoLogin}
          onDone={() => void navigate(goesTo, { replace: true })}
        />
        <nav className="mt-2 text-label text-ink-2" aria-label="로그인 도움">
          {!isLinking && (
            <p className="flex justify-center">
              <LoginPageLink to={paths.register(next ?? undefined)}>이메일로 가입</LoginPageLink>
              <LoginPageLink to={paths.guestOrders}>비회원 주문 조회</LoginPageLink>
            </p>
          )}
          <p className="flex justify-center">
            <LoginPageLink to={paths.findEmail}>이메일 찾기</LoginPageLink>
            <LoginPageLink to={paths.passwordReset}>비밀번호 찾기</LoginPageLink>
          </p>
        </nav>
      </main>
    </>
  );
}

/** Notice about why the shopper was sent here. */
function Notice({ isLinking }: { isLinking: boolean }) {
  const state: unknown = useLocation().state;
  const [notice, setNotice] = useState<string | null>(null);
  // The browser keeps the history state over a reload; the server does not have it.
  useEffect(() => setNotice(noticeOf(state)), [state]);
  const text = isLinking ? LINK_REQUIRED : notice;
  return (
    <div role="alert">
      {text && <p className="mt-5 rounded-md bg-sunken px-4 py-3.5 text-body2 text-ink-2">{text}</p>}
    </div>
  );
}

const LINK_REQUIRED = "같은 이메일로 가입한 회원이 있어요. 비밀번호로 로그인하면 소셜 계정과 이어져요";

function noticeOf(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("notice" in state)) return null;
  return typeof state.notice === "string" ? state.notice : null;
}

function LoginPageLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      className="inline-flex min-h-11 items-center px-4 font-medium not-first:relative not-first:before:absolute not-first:before:left-0 not-first:before:h-3.5 not-first:before:w-px not-first:before:bg-line-strong"
      to={to}
    >
      {children}
    </Link>
  );
}
