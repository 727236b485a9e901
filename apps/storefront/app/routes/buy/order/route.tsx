import { useQuery } from "@tanstack/react-query";
import Headphones from "lucide-react/icons/headphones";
import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { api } from "../../../api/browser-api.ts";
import packageImage from "../../../assets/emoji/package.webp";
import { ChatButton } from "../../../features/support/chat-button.tsx";
import { AppBar } from "../../../frame/app-bar.tsx";
import { BottomNavigation } from "../../../frame/bottom-navigation.tsx";
import { paths } from "../../../paths.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { Skeleton, SkeletonBox } from "../../../ui/feedback/skeleton.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import { ICON_BUTTON_CLASS } from "../../../ui/form/icon-button.tsx";
import type { Route } from "./+types/route";
import { OrderDetails } from "./order-details.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `주문 상세 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

export default function OrderPage({ params }: Route.ComponentProps) {
  const session = useSession();
  const id = Number(params.id);
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const order = useQuery({
    queryKey: ["order", id],
    queryFn: () => api("GET /v1.2/app-users/orders/{id}", { path: { id } }),
    enabled: session.status === "ready" && isNumber,
    staleTime: 0,
    retry: (count, error) => refusalCodeOf(error) === null && count < 2,
  });
  const error = session.status === "failed" ? session.authError : order.error;
  const isGone = !isNumber || refusalCodeOf(error) === "ORDER_NOT_FOUND";

  const hasBar = order.data?.giftGroupId === null;
  return (
    <>
      <AppBar back title="주문 상세">
        <ChatButton className={ICON_BUTTON_CLASS} name={variant.support.chatTitle}>
          <Headphones aria-hidden />
        </ChatButton>
      </AppBar>
      <main id="contents" className={isGone ? "" : "bg-sunken"}>
        {isGone && <OrderGone />}
        {!isGone && !order.data && error === null && <OrderSkeleton />}
        {!isGone && !order.data && error !== null && (
          <LoadFailed
            error={error}
            onRetry={() => void (session.status === "failed" ? session.restart() : order.refetch())}
          />
        )}
        {order.data && (
          <OrderDetails
            order={order.data}
            isGuest={session.status === "ready" && session.userType === "guest"}
          />
        )}
      </main>
      {!hasBar && <BottomNavigation />}
    </>
  );
}

function OrderGone() {
  return (
    <EmptyState
      image={packageImage}
      title="주문을 찾지 못했어요"
      action={
        <Link className={buttonClass({ tone: "tint" })} to={paths.orders}>
          주문 내역 보기
        </Link>
      }
    >
      주문 내역에서 다시 찾아 주세요
    </EmptyState>
  );
}

function OrderSkeleton() {
  return (
    <Skeleton name="주문">
      {["progress", "products", "amounts"].map((key) => (
        <div key={key} className="mt-2 bg-surface px-gutter py-6 first:mt-0">
          <SkeletonBox className="h-6 w-40" />
          <SkeletonBox className="mt-5 h-18 rounded-md" />
        </div>
      ))}
    </Skeleton>
  );
}
