import Bell from "lucide-react/icons/bell";
import CalendarHeart from "lucide-react/icons/calendar-heart";
import House from "lucide-react/icons/house";
import LayoutGrid from "lucide-react/icons/layout-grid";
import MessagesSquare from "lucide-react/icons/messages-square";
import User from "lucide-react/icons/user";
import { Link, useLocation } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import type { TabIcon } from "../brand-variants/define-variant.ts";
import { isCurrentBottomNavigationTab } from "../brand-variants/is-current-bottom-navigation-tab.ts";
import { paths } from "../paths.ts";
import { useUserCounts } from "../session/use-user-counts.ts";

const icons = {
  home: House,
  category: LayoutGrid,
  community: MessagesSquare,
  event: CalendarHeart,
  notifications: Bell,
  my: User,
} satisfies Record<TabIcon, unknown>;

/**
 * Bottom navigation with the variant's tabs; pages with a buy bar leave it out. Each link keeps 12 px from the bar's edges,
 * so that a link partly covered by the bar keeps its target size (WCAG 2.5.8); taps are taken over the full height.
 */
export function BottomNavigation() {
  const unread = (useUserCounts()?.newTodayfruitNotification ?? 0) > 0;
  const { pathname, search } = useLocation();
  const homeTab = new URLSearchParams(search).get("tab");
  return (
    <nav
      className="sticky bottom-0 z-nav flex h-[calc(var(--nav-h)+var(--safe-b))] bg-surface pb-(--safe-b) shadow-bar"
      aria-label="주 메뉴"
    >
      {variant.bottomNavigation.map((tab) => {
        const Icon = icons[tab.icon];
        const current = isCurrentBottomNavigationTab(variant.bottomNavigation, tab, pathname, homeTab);
        return (
          <Link
            key={tab.icon}
            className="group relative my-3 flex flex-1 flex-col items-center justify-center gap-3px text-nano font-medium text-ink-3 after:absolute after:-inset-y-3 after:inset-x-0 current:font-bold current:text-brand-ink"
            to={tab.homeTab === undefined ? tab.path : paths.homeTab(tab.homeTab)}
            aria-current={current ? "page" : undefined}
          >
            <Icon className="group-current:stroke-medium" aria-hidden />
            <span>{tab.label}</span>
            {tab.icon === "notifications" && unread && (
              <span className="absolute -top-1 left-[calc(50%+8px)] size-7px rounded-full bg-sale ring-2 ring-surface">
                <span className="sr-only">새 알림 있음</span>
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
