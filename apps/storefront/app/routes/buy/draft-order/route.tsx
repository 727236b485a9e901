import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { api } from "../../../api/browser-api.ts";
import warning from "../../../assets/emoji/warning.webp";
import { AppBar } from "../../../frame/app-bar.tsx";
import { SECRET_URL } from "../../../page-handle.ts";
import { paths } from "../../../paths.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import type { Route } from "./+types/route";
import { DraftOrderToCartForm } from "./draft-order-to-cart-form.tsx";

const TITLE = "담아 둔 주문";

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
  { title: `${TITLE} · ${variant.displayName}` },
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];

/** 담아 둔 주문: what a shopper ordered by telephone, opened from a text without a login, to put into the cart and pay. */
export default function DraftOrderPage({ params }: Route.ComponentProps) {
  const { token } = params;
  const session = useSession();
  const draft = useQuery({
    queryKey: ["draft-order", token],
    queryFn: () => api("GET /v1/draft-orders/{token}", { path: { token } }),
    enabled: session.status === "ready",
    staleTime: 0,
    retry: (count, error) => refusalCodeOf(error) === null && count < 2,
  });
  const code = refusalCodeOf(draft.error);
  const isUnknown = code === "DRAFT_ORDER_NOT_FOUND" || code === "INVALID_INPUT";
  return (
    <>
      <AppBar logo cart />
      <main id="contents" className="flex flex-1 flex-col">
        {session.status === "failed" && (
          <LoadFailed error={session.authError} onRetry={() => void session.restart()} />
        )}
        {draft.isPending && session.status !== "failed" && <RowsSkeleton name={TITLE} />}
        {isUnknown && (
          <EmptyState
            image={warning}
            title="기한이 지났거나 없는 주문서예요"
            level={1}
            action={
              <Link className={buttonClass({ tone: "tint" })} to={paths.support}>
                고객센터 보기
              </Link>
            }
          >
            다시 담아 드릴 수 있어요. 고객센터에 알려 주세요
          </EmptyState>
        )}
        {draft.isError && !isUnknown && (
          <LoadFailed error={draft.error} onRetry={() => void draft.refetch()} />
        )}
        {draft.data && <DraftOrderToCartForm draft={draft.data} />}
      </main>
    </>
  );
}
