import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { track } from "../../../analytics/page-event-queue.ts";
import { api } from "../../../api/browser-api.ts";
import { apiContext } from "../../../api/server-request-context.ts";
import { AppBar } from "../../../frame/app-bar.tsx";
import { paths } from "../../../paths.ts";
import { deriveSafeLoginRedirect } from "../../../session/derive-safe-login-redirect.ts";
import type { User } from "../../../session/restore-or-begin-session.ts";
import { USER_QUERY_KEY, useSession } from "../../../session/session-provider.tsx";
import {
  dropPendingSocial,
  type PendingSocial,
  readPendingSocial,
} from "../../../session/social/pending-social-account-storage.ts";
import { Modal } from "../../../ui/overlay/modal.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import type { Route } from "./+types/route";
import { buildSignUpBody } from "./build-sign-up-body.ts";
import { getOrCreateDeviceId } from "./get-or-create-device-id.ts";
import { RegisterForm } from "./register-form.tsx";
import type { RegisterValues } from "./register-form-values.ts";
import { type RegisterStep, RegisterStepProgressAndHeading } from "./register-step-progress-and-heading.tsx";
import { writeAdvertisingConsentNotice } from "./write-advertising-consent-notice.ts";

export const meta: Route.MetaFunction = () => [
  { title: `회원가입 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)("GET /v1/terms");
}

/** Registration by e-mail, or with a provider account (`?social`). */
export default function RegisterPage({ loaderData }: Route.ComponentProps) {
  const session = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const social = usePendingSocial(search.has("social"));
  const [isFilled, setFilled] = useState(false);
  // The second step is in the address, so that the browser goes back to the first; it opens after the first alone.
  const step = isFilled && search.get("step") === "terms" ? "terms" : "details";
  const [result, setResult] = useState<string | null>(null);

  const join = useMutation({
    mutationFn: async (values: RegisterValues) => {
      const { token } = await api("POST /v2/tokens/sign-up", {
        body: buildSignUpBody(
          { ...values, deviceId: getOrCreateDeviceId(window.localStorage, () => crypto.randomUUID()) },
          social ?? null,
        ),
      });
      dropPendingSocial(window.sessionStorage);
      await session.signIn(token, false);
      track("sign_up", { method: social?.snsType ?? "email" });
      return values.terms;
    },
    onSuccess: (terms) => {
      const at = queries.getQueryData<User>(USER_QUERY_KEY)?.userSettings.advertisingAlarmUpdateDate;
      const text = writeAdvertisingConsentNotice(terms, at ?? new Date().toISOString());
      if (terms.advertising) return setResult(text);
      showSnackbar(`가입했어요. ${text}`, { tone: "success" });
      goOn();
    },
  });

  function goTo(wanted: RegisterStep): void {
    setFilled(wanted === "terms");
    const query = new URLSearchParams(search);
    if (wanted === "terms") query.set("step", "terms");
    else query.delete("step");
    setSearch(query, { replace: wanted === "details" });
  }

  function goOn(): void {
    void navigate(deriveSafeLoginRedirect(social?.next ?? search.get("next"), paths.my), { replace: true });
  }

  return (
    <>
      <AppBar back title="회원가입" />
      <main id="contents" className="px-gutter pt-2 pb-10">
        <RegisterStepProgressAndHeading step={step} isSocial={Boolean(social)} />
        {social !== undefined && (
          <RegisterForm
            step={step}
            onStep={goTo}
            social={social}
            termTexts={loaderData.list}
            busy={join.isPending}
            onJoin={async (values) => void (await join.mutateAsync(values))}
          />
        )}
      </main>
      <Modal
        style="success"
        open={result !== null}
        onClose={() => setResult(null)}
        onClosed={goOn}
        title="가입했어요. 반가워요"
        confirm={{ label: "확인", run: () => setResult(null) }}
      >
        {result}
      </Modal>
    </>
  );
}

/** Reads the pending provider account; `undefined` until hydrated, since the page is rendered the same for everyone. */
function usePendingSocial(isSocial: boolean): PendingSocial | null | undefined {
  const [pending, setPending] = useState<PendingSocial | null | undefined>(isSocial ? undefined : null);
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSocial) return;
    const kept = readPendingSocial(window.sessionStorage, Date.now());
    setPending(kept ?? undefined);
    if (kept) return;
    showSnackbar("로그인 시간이 지났어요. 처음부터 다시 로그인해 주세요", { tone: "failure" });
    void navigate(paths.login(), { replace: true });
  }, [isSocial, navigate]);
  return pending;
}
