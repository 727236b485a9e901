import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { variant } from "#variant/brand-settings.ts";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { useSavedForm } from "../../../confirm-identity/use-saved-form.ts";
import { MemberOnly } from "../../../features/accounts/member-only.tsx";
import { PasswordField } from "../../../features/accounts/password-field.tsx";
import { useLoginMethods } from "../../../features/accounts/use-login-methods.ts";
import type { User } from "../../../session/restore-or-begin-session.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import type { Route } from "./+types/route";
import { DeletionBlockers } from "./deletion-blockers.tsx";
import { DeletionLosses } from "./deletion-losses.tsx";
import { Farewell } from "./farewell.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `회원 탈퇴 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

export default function DeleteAccountPage() {
  const [hasLeft, setLeft] = useState(false);
  if (hasLeft) return <Farewell />;
  return (
    <MemberOnly title="회원 탈퇴">{(user) => <Leave user={user} onLeft={() => setLeft(true)} />}</MemberOnly>
  );
}

/** Deletes the account: lists what is lost or what blocks it, and confirms with one button. */
function Leave({ user, onLeft }: { user: User; onLeft(): void }) {
  const session = useSession();
  const [understood, setUnderstood] = useState(false);
  const [password, setPassword] = useState("");
  const [wasAsked, setWasAsked] = useState(user.userType === "email");
  const waysIn = useLoginMethods({ enabled: user.userType !== "email" });
  const asksPassword = wasAsked || waysIn.data?.hasPassword === true;
  const preview = useQuery({
    queryKey: ["leave-preview"],
    queryFn: () => api("GET /v1/app-users/leave-preview"),
    staleTime: 0,
  });
  const leave = useMutation({
    mutationFn: () => api("DELETE /v1/app-users", { body: asksPassword ? { password } : {} }),
    onSuccess: async () => {
      onLeft();
      await session.forget();
    },
    onError: (error) => {
      const code = refusalCodeOf(error);
      if (code === "PASSWORD_WRONG") setWasAsked(true);
      if (code === "LEAVE_BLOCKED") void preview.refetch();
      if (!isAboutPassword(code)) showSnackbar(extractErrorText(error), { tone: "failure" });
    },
  });

  useSavedForm({
    name: "leave",
    current: () => ({ values: { understood }, isSubmitted: leave.isPending }),
    onReturn: (values) => setUnderstood(values.understood),
    goOn: () => leave.mutate(),
  });

  if (preview.isPending) return <RowsSkeleton name="탈퇴하면 사라지는 것" />;
  if (preview.data === undefined)
    return <LoadFailed error={preview.error} onRetry={() => void preview.refetch()} />;
  const { lost, blocks } = preview.data;
  if (blocks.length > 0) return <DeletionBlockers blocks={blocks} />;
  return (
    <form
      className="bg-surface px-gutter pt-7 pb-10"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        leave.mutate();
      }}
    >
      <h2 className="text-title1 font-bold tracking-tight">탈퇴하면 이런 것이 사라져요</h2>
      <DeletionLosses lost={lost} />
      {asksPassword && (
        <PasswordField
          label="비밀번호"
          required
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={isAboutPassword(refusalCodeOf(leave.error)) ? extractErrorText(leave.error) : undefined}
        />
      )}
      <div className="mt-3">
        <Checkbox checked={understood} onChange={setUnderstood}>
          모두 읽었고, 되돌릴 수 없다는 것을 알아요
        </Checkbox>
      </div>
      <Button
        block
        size="lg"
        tone="danger"
        className="mt-3"
        type="submit"
        disabled={!understood || (asksPassword && password === "")}
        busy={leave.isPending}
      >
        탈퇴하기
      </Button>
    </form>
  );
}

function isAboutPassword(code: string | null): boolean {
  return code === "PASSWORD_WRONG" || code === "LOGIN_BLOCKED";
}
