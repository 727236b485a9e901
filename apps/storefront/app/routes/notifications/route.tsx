import { Link } from "react-router";
import { face } from "#variant/face.ts";
import bell from "../../assets/emoji/bell.webp";
import { paths } from "../../paths.ts";
import { useCartCount } from "../../session/use-cart-count.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { buttonClass } from "../../ui/form/button.tsx";
import { AppBar } from "../../ui/layout/app-bar.tsx";
import { BottomNavigation } from "../../ui/layout/bottom-navigation.tsx";
import type { Route } from "./+types/route";

export const meta: Route.MetaFunction = () => [
  { title: `알림 · ${face.displayName}` },
  { name: "robots", content: "noindex" },
];

/** The shop sends no notifications into this list yet, so it is empty for everyone; orders are looked up instead. */
export default function NotificationsPage() {
  return (
    <>
      <AppBar title="알림" cartCount={useCartCount()} />
      <main>
        <EmptyState
          image={bell}
          title="가져올 내용이 없습니다."
          action={
            <Link className={buttonClass({ tone: "tint" })} to={paths.orders}>
              주문 내역 보기
            </Link>
          }
        >
          주문과 배송은 주문 내역에서 볼 수 있어요
        </EmptyState>
      </main>
      <BottomNavigation />
    </>
  );
}
