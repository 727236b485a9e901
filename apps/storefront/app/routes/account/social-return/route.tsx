import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { track } from "../../../analytics/page-event-queue.ts";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { LOGIN_METHODS_KEY } from "../../../features/accounts/use-login-methods.ts";
import { paths } from "../../../paths.ts";
import { noteMergedCart } from "../../../session/cart-merge-storage.ts";
import { deriveSafeLoginRedirect } from "../../../session/derive-safe-login-redirect.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { rememberLastLoginMethod } from "../../../session/social/last-login-method-storage.ts";
import { keepPendingSocial } from "../../../session/social/pending-social-account-storage.ts";
import {
  type SocialLoginPurpose,
  takeSocialLoginPurpose,
} from "../../../session/social/social-login-purpose-storage.ts";
import { ProgressScreen } from "../../../ui/feedback/progress-screen.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import type { Route } from "./+types/route";
import { completeSocialLogin } from "./complete-social-login.ts";
import { readSocialReturn } from "./read-social-return.ts";

export const meta: Route.MetaFunction = () => [
  { title: `로그인 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];

/** Page Kakao and Naver return to. It starts no session, so that the login stays bound to the one that began it. */
export default function SocialReturnPage() {
  const session = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const begun = useRef(false);

  async function goOn(to: string, notice?: string): Promise<void> {
    await navigate(to, { replace: true, state: notice === undefined ? null : { notice } });
  }

  async function end(login: SocialLoginPurpose): Promise<void> {
    const back = readSocialReturn(search);
    if (back.kind !== "agreed") throw new Error(SENTENCES[back.kind][login.purpose]);
    const result = await completeSocialLogin(api, back, login);
    const { pending } = result;
    const next = deriveSafeLoginRedirect(pending.next, paths.my);
    switch (result.kind) {
      case "signedIn":
        await session.signIn(result.token, login.autoLogin);
        noteMergedCart(window.sessionStorage, Date.now());
        track("login", { method: pending.snsType });
        rememberLastLoginMethod(window.localStorage, pending.snsType);
        showSnackbar("로그인했어요", { tone: "success" });
        return goOn(next);
      case "linked":
        // The settings page has cached the login methods from before.
        await queries.invalidateQueries({ queryKey: LOGIN_METHODS_KEY });
        await goOn(next);
        showSnackbar("소셜 계정을 이었어요", { tone: "success" });
        return session.restart();
      default:
        keepPendingSocial(window.sessionStorage, pending, Date.now());
        await goOn(afterwards[result.kind](next));
        return session.restart();
    }
  }

  useEffect(() => {
    // A code is valid for one attempt.
    if (begun.current) return;
    begun.current = true;
    const login = takeSocialLoginPurpose(window.sessionStorage);
    void end(login).catch(async (error: unknown) => {
      const text = extractErrorText(error);
      await goOn(beginnings[login.purpose], text);
      // The login page shows the text itself.
      if (login.purpose !== "login") showSnackbar(text, { tone: "failure" });
      await session.restart();
    });
  });

  return (
    <main id="contents">
      <ProgressScreen title="로그인하고 있어요">잠시만 기다려 주세요</ProgressScreen>
    </main>
  );
}

/** Pages on which each purpose began, to try again. */
const beginnings = { login: paths.login(), link: paths.settings, confirm: paths.profile } as const;

/** Messages for a purpose that ended without an account. */
const SENTENCES = {
  refused: {
    login: "동의를 취소했어요. 다시 로그인하거나 다른 방법을 골라 주세요",
    link: "동의를 취소했어요. 소셜 계정은 잇지 않았어요",
    confirm: "동의를 취소했어요. 확인해야 바꿀 수 있어요",
  },
  unknown: {
    login: "로그인 시간이 지났어요. 처음부터 다시 로그인해 주세요",
    link: "시간이 지나 잇지 못했어요. 다시 이어 주세요",
    confirm: "시간이 지났어요. 다시 확인해 주세요",
  },
} as const;

/** Next page when the shopper cannot be signed in yet. */
const afterwards = {
  toJoin: () => paths.registerSocially,
  toLink: paths.loginToLink,
  confirmed: (next: string) => next,
} as const;
