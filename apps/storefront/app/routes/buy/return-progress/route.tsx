import { useQuery } from "@tanstack/react-query";
import MessageCircle from "lucide-react/icons/message-circle";
import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { api } from "../../../api/browser-api.ts";
import packageImage from "../../../assets/emoji/package.webp";
import { AppBar } from "../../../frame/app-bar.tsx";
import { BottomNavigation } from "../../../frame/bottom-navigation.tsx";
import { paths } from "../../../paths.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import { ICON_BUTTON_CLASS } from "../../../ui/form/icon-button.tsx";
import type { Route } from "./+types/route";
import { ReturnProgress } from "./return-progress.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `교환·반품 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

/** Progress of one return or exchange: its steps, its refund or its new box, and what the buyer can answer. */
export default function ReturnProgressPage({ params }: Route.ComponentProps) {
  const session = useSession();
  const [id, claimId] = [Number(params.id), Number(params.claimId)];
  const isNumbers = [id, claimId].every((each) => Number.isSafeInteger(each) && each > 0);
  const request = useQuery({
    queryKey: ["claim", claimId],
    queryFn: () => api("GET /v1/app-users/orders/{id}/claims/{claimId}", { path: { id, claimId } }),
    enabled: session.status === "ready" && isNumbers,
    staleTime: 0,
    retry: (count, error) => refusalCodeOf(error) === null && count < 2,
  });
  const error = session.status === "failed" ? session.authError : request.error;
  const isGone = !isNumbers || ["ORDER_NOT_FOUND", "CLAIM_NOT_FOUND"].includes(refusalCodeOf(error) ?? "");
  return (
    <>
      <AppBar back title="교환·반품">
        <Link className={ICON_BUTTON_CLASS} to={paths.support} aria-label="문의하기">
          <MessageCircle aria-hidden />
        </Link>
      </AppBar>
      <main id="contents" className={isGone ? "" : "bg-sunken"}>
        {isGone && (
          <EmptyState
            image={packageImage}
            title="신청을 찾지 못했어요"
            action={
              <Link className={buttonClass({ tone: "tint" })} to={paths.orders}>
                주문 내역 보기
              </Link>
            }
          >
            주문 내역에서 다시 찾아 주세요
          </EmptyState>
        )}
        {!isGone && !request.data && error === null && <RowsSkeleton name="진행 상황" />}
        {!isGone && !request.data && error !== null && (
          <LoadFailed
            error={error}
            onRetry={() => void (session.status === "failed" ? session.restart() : request.refetch())}
          />
        )}
        {request.data && <ReturnProgress request={request.data} />}
      </main>
      <BottomNavigation />
    </>
  );
}
