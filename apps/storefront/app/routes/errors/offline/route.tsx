import { variant } from "#variant/brand-settings.ts";
import truck from "../../../assets/emoji/truck.webp";
import { AppBar } from "../../../frame/app-bar.tsx";
import { BottomNavigation } from "../../../frame/bottom-navigation.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import type { Route } from "./+types/route";

export const meta: Route.MetaFunction = () => [
  { title: `연결되지 않았어요 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

/** Page cached by the service worker and shown when a page cannot be fetched. */
export default function Offline() {
  return (
    <>
      <AppBar title="연결 없음" />
      <main id="contents">
        <EmptyState
          image={truck}
          title="인터넷에 연결되어 있지 않아요"
          action={
            // biome-ignore lint/a11y/useValidAnchor: to wherever this page stands, where it has no scripts.
            <a className={buttonClass({})} href="">
              다시 열기
            </a>
          }
        >
          본 적 있는 상품은 연결이 없어도 다시 볼 수 있어요
        </EmptyState>
      </main>
      <BottomNavigation />
    </>
  );
}
