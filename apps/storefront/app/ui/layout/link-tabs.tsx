import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { moveFocusWithArrows } from "../accessibility/move-focus-with-arrows.ts";
import { tabClass } from "../form/tabs.tsx";
import { centerTab } from "./center-tab.ts";

type LinkTabsProps = {
  label: string;
  tabs: readonly { to: string; label: string; current: boolean }[];
  /** Equal widths across the column, for three to five tabs. */
  even?: boolean;
};

/** Tabs that are links to pages, styled as the main tabs; arrow keys move between them. */
export function LinkTabs({ label, tabs, even = false }: LinkTabsProps) {
  const strip = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.to;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is current, so another tab moves into view.
  useEffect(() => {
    centerTab(strip.current, strip.current?.querySelector<HTMLElement>("[aria-current]"));
  }, [current]);

  return (
    <nav
      ref={strip}
      className={`scrollbar-none sticky top-13 z-sticky flex overflow-x-auto bg-canvas inset-shadow-line ${even ? "px-gutter" : "px-tabs"}`}
      aria-label={label}
      onKeyDown={moveFocusWithArrows}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          className={tabClass(even)}
          to={tab.to}
          aria-current={tab.current ? "page" : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
