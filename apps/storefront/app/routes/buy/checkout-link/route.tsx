import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { api } from "../../../api/browser-api.ts";
import basket from "../../../assets/emoji/basket.webp";
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
import { CheckoutLinkLines } from "./checkout-link-lines.tsx";

const TITLE = "준비한 주문서";

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

/** 준비한 주문서: the goods that a shopping assistant picked, which the shopper orders in their own session. */
export default function CheckoutLinkPage({ params }: Route.ComponentProps) {
  const { token } = params;
  const session = useSession();
  const link = useQuery({
    queryKey: ["checkout-link", token],
    queryFn: () => api("GET /v1/checkout-links/{token}", { path: { token } }),
    enabled: session.status === "ready",
    staleTime: 0,
    // The link is used when its order form opens, which this page must not find out by itself.
    refetchOnWindowFocus: false,
    retry: (count, error) => refusalCodeOf(error) === null && count < 2,
  });
  const code = refusalCodeOf(link.error);
  const isUnknown = code === "CHECKOUT_LINK_NOT_FOUND" || code === "INVALID_INPUT";
  const isUsed = code === "CHECKOUT_LINK_USED";
  return (
    <>
      <AppBar logo cart />
      <main id="contents" className="flex flex-1 flex-col">
        {session.status === "failed" && (
          <LoadFailed error={session.authError} onRetry={() => void session.restart()} />
        )}
        {link.isPending && session.status !== "failed" && <RowsSkeleton name={TITLE} />}
        {isUnknown && (
          <EmptyState
            image={warning}
            title="한 시간이 지났거나 없는 주문 링크예요"
            level={1}
            action={
              <Link className={buttonClass({ tone: "tint" })} to={paths.home}>
                둘러보기
              </Link>
            }
          >
            새 링크를 받거나 직접 담아 주세요
          </EmptyState>
        )}
        {isUsed && (
          <EmptyState
            image={basket}
            title="이미 쓴 주문 링크예요"
            level={1}
            action={
              <Link className={buttonClass({ tone: "tint" })} to={paths.cart}>
                장바구니 보기
              </Link>
            }
          >
            링크를 연 브라우저의 장바구니에 담겨 있어요
          </EmptyState>
        )}
        {link.isError && !isUnknown && !isUsed && (
          <LoadFailed error={link.error} onRetry={() => void link.refetch()} />
        )}
        {link.data && <CheckoutLinkLines token={token} lines={link.data.lines} />}
      </main>
    </>
  );
}
