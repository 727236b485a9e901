import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { moveFocusWithArrows } from "../../../ui/accessibility/move-focus-with-arrows.ts";
import { chipClass } from "../../../ui/form/chip.tsx";
import type { MainTab, SubTab } from "./find-home-tab-and-sub-tab.ts";

type SubTabsProps = {
  tab: MainTab;
  subTabs: readonly SubTab[];
  current: SubTab;
};

/** Links to the sub-tabs of a tab; renders nothing for fewer than two. */
export function SubTabs({ tab, subTabs, current }: SubTabsProps) {
  if (subTabs.length < 2) return null;
  return (
    <nav
      className="scrollbar-none relative flex min-w-0 gap-2 overflow-x-auto px-gutter pt-3 pb-1.5"
      aria-label={`${tab.name} 나눠 보기`}
      onKeyDown={moveFocusWithArrows}
    >
      {subTabs.map((subTab, index) => (
        <Link
          key={subTab.id}
          className={chipClass(subTab === current)}
          to={subTabPath(tab, index === 0 ? undefined : subTab)}
          aria-current={subTab === current ? "page" : undefined}
        >
          {subTab.name}
        </Link>
      ))}
    </nav>
  );
}

/** Path of a sub-tab; the default tab and its first sub-tab have the shortest. */
export function subTabPath(tab: MainTab, subTab?: SubTab): string {
  if (tab.isDefault && !subTab) return paths.home;
  return paths.homeTab(tab.key, subTab?.key);
}
