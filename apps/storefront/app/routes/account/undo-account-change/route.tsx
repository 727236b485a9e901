import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { api } from "../../../api/browser-api.ts";
import warning from "../../../assets/emoji/warning.webp";
import { AppBar } from "../../../frame/app-bar.tsx";
import { SECRET_URL } from "../../../page-handle.ts";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import type { Route } from "./+types/route";
import { AccountChangeWithUndoButton } from "./account-change-with-undo-button.tsx";
import { ChangeUndone } from "./change-undone.tsx";
import { changeKey } from "./undo-account-change-texts.ts";

/** Keeps the secret URL private: not indexed, not cached, and not sent as a referrer. */
export function headers() {
  return {
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  };
}

export const handle = SECRET_URL;

export const meta: Route.MetaFunction = () => [
  { title: `계정 변경 되돌리기 · ${variant.displayName}` },
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];

/** 계정 변경 되돌리기: opened from a notice without a login. Opening it changes nothing. */
export default function AccountUndoPage({ params }: Route.ComponentProps) {
  const { token } = params;
  const change = useQuery({
    queryKey: changeKey(token),
    queryFn: () => api("GET /v1/account-changes/{token}", { path: { token } }),
    staleTime: 0,
    retry: (count, error) => refusalCodeOf(error) === null && count < 2,
  });
  const code = refusalCodeOf(change.error);
  const isUnknown = code === "UNDO_LINK_NOT_FOUND" || code === "INVALID_INPUT";
  return (
    <>
      <AppBar logo />
      <main id="contents">
        {change.isPending && <RowsSkeleton name="계정 변경" />}
        {isUnknown && (
          <EmptyState
            image={warning}
            title="되돌릴 수 있는 때가 지났거나 없는 링크예요"
            level={1}
            action={
              <Link className={buttonClass({ tone: "tint" })} to={paths.support}>
                고객센터 보기
              </Link>
            }
          >
            직접 하지 않은 변경이라면 고객센터에 알려 주세요
          </EmptyState>
        )}
        {change.isError && !isUnknown && (
          <LoadFailed error={change.error} onRetry={() => void change.refetch()} />
        )}
        {change.data?.undoneAt === null && <AccountChangeWithUndoButton token={token} change={change.data} />}
        {change.data && change.data.undoneAt !== null && (
          <ChangeUndone kind={change.data.kind} undoneAt={change.data.undoneAt} />
        )}
      </main>
    </>
  );
}
