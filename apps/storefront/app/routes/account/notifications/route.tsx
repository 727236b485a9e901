import Settings from "lucide-react/icons/settings";
import { Link, useSearchParams } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import bell from "../../../assets/emoji/bell.webp";
import { AppBar } from "../../../frame/app-bar.tsx";
import { BottomNavigation } from "../../../frame/bottom-navigation.tsx";
import { paths } from "../../../paths.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import { ICON_BUTTON_CLASS } from "../../../ui/form/icon-button.tsx";
import { TabPanel, Tabs } from "../../../ui/form/tabs.tsx";
import type { Route } from "./+types/route";
import { NotificationList, NotificationsSkeleton } from "./notification-list.tsx";
import { ProduceNoticeSettingsButton } from "./produce/produce-notice-settings-button.tsx";
import { TurnOnNotificationsPrompt } from "./turn-on-notifications-prompt.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `알림 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

const TABS = [
  { key: "orderList", label: "주문 소식" },
  { key: "fruitSnsList", label: "과일 이야기" },
] as const;

/** Two lists of a member's notifications; the URL's `list` selects which. */
export default function NotificationsPage() {
  const session = useSession();
  const [search, setSearch] = useSearchParams();
  const listType = search.get("list") === "fruitSnsList" ? "fruitSnsList" : "orderList";
  const isGuest = session.status === "ready" && session.userType === "guest";
  return (
    <>
      <AppBar first title="알림" cart>
        {session.status === "ready" && !isGuest ? (
          <ProduceNoticeSettingsButton />
        ) : (
          <Link className={ICON_BUTTON_CLASS} to={paths.settings} aria-label="알림 설정">
            <Settings aria-hidden />
          </Link>
        )}
      </AppBar>
      <main id="contents">
        <Tabs
          label="알림 종류"
          id="notifications"
          tabs={TABS}
          selected={listType}
          onSelect={(key) => setSearch(key === "orderList" ? {} : { list: key }, { replace: true })}
          even
        />
        <TabPanel id="notifications" selected={listType}>
          {session.status === "starting" && <NotificationsSkeleton />}
          {session.status === "failed" && (
            <LoadFailed error={session.authError} onRetry={() => void session.restart()} />
          )}
          {isGuest && (
            <EmptyState
              image={bell}
              title="가져올 내용이 없습니다."
              action={
                <Link className={buttonClass({ tone: "tint" })} to={paths.login(paths.notifications)}>
                  로그인 · 회원가입
                </Link>
              }
            >
              로그인하면 주문 소식과 오픈 알림을 모아 보여드려요
            </EmptyState>
          )}
          {session.status === "ready" && !isGuest && (
            <>
              <TurnOnNotificationsPrompt />
              <NotificationList key={listType} listType={listType} />
            </>
          )}
        </TabPanel>
      </main>
      <BottomNavigation />
    </>
  );
}
