import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { SNS_TYPES } from "@todayfruit/contract/accounts/social-login.calls";
import type { Reply } from "@todayfruit/contract/all-calls";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { useSavedForm } from "../../../confirm-identity/use-saved-form.ts";
import { LOGIN_METHODS_KEY, useLoginMethods } from "../../../features/accounts/use-login-methods.ts";
import { paths } from "../../../paths.ts";
import { goToSocialLoginProvider } from "../../../session/social/go-to-social-login-provider.ts";
import type { SnsType } from "../../../session/social/sns-type.ts";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

const NAMES: Record<SnsType, string> = { kakaotalk: "카카오", naver: "네이버" };

/** 소셜 로그인: linked providers, with buttons to link another or to unlink. */
export function SocialAccounts() {
  const queries = useQueryClient();
  const accounts = useLoginMethods();
  const shop = useQuery({
    queryKey: ["shop-settings"],
    queryFn: () => api("GET /v1/shop-settings"),
    staleTime: 300_000,
  });
  const linking = useMutation({
    mutationFn: (snsType: SnsType) =>
      goToSocialLoginProvider(snsType, { purpose: "link", autoLogin: false }, paths.settings),
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
  });
  const ending = useMutation({
    mutationFn: (snsType: SnsType) => api("DELETE /v1/app-users/social/{snsType}", { path: { snsType } }),
    onSuccess: (after, snsType) => {
      queries.setQueryData(LOGIN_METHODS_KEY, (before: Reply<"GET /v1/app-users/social"> | undefined) =>
        before ? { ...before, ...after } : before,
      );
      showSnackbar(`${NAMES[snsType]} 로그인을 끊었어요`);
    },
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
  });

  useSavedForm({
    name: "unlink-login",
    current: () => (ending.isPending ? { values: { snsType: ending.variables }, isSubmitted: true } : null),
    goOn: ({ snsType }) => ending.mutate(snsType),
  });

  const failed = [accounts, shop].find(({ isError }) => isError);
  if (failed) return <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!accounts.data || !shop.data) return <RowsSkeleton name="소셜 로그인" />;
  const { linked } = accounts.data;
  const { social } = shop.data;
  const shown = SNS_TYPES.filter((snsType) => social.includes(snsType) || linked.includes(snsType));
  if (shown.length === 0) return null;
  return (
    <Panel title="소셜 로그인">
      <ul>
        {shown.map((snsType) => {
          const isLinked = linked.includes(snsType);
          const change = isLinked ? ending : linking;
          return (
            <li key={snsType} className="flex min-h-14 items-center justify-between gap-3">
              <span>
                {NAMES[snsType]}
                <span className="ml-2 text-caption text-ink-3">{isLinked ? "이어져 있어요" : ""}</span>
              </span>
              <Button
                tone="outline"
                size="xs"
                busy={change.isPending && change.variables === snsType}
                onClick={() => change.mutate(snsType)}
              >
                <span className="sr-only">{NAMES[snsType]}</span> {isLinked ? "끊기" : "잇기"}
              </Button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
