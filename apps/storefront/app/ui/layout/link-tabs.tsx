import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { tabClass } from "../form/tabs.tsx";

interface LinkTabsProps {
  label: string;
  tabs: readonly { to: string; label: string; current: boolean }[];
}

/** Tabs that are pages: links with their own address, in the look of the main tabs. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const strip = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.to;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is current, so another tab moves into view.
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (tab && strip.current) {
      strip.current.scrollTo({ left: tab.offsetLeft - (strip.current.clientWidth - tab.clientWidth) / 2 });
    }
  }, [current]);

  return (
    <nav
      ref={strip}
      className="scrollbar-none sticky top-13 z-sticky flex overflow-x-auto bg-canvas px-[calc(var(--gutter)-10px)] inset-shadow-line"
      aria-label={label}
    >
      {tabs.map((tab) => (
        <Link key={tab.to} className={tabClass()} to={tab.to} aria-current={tab.current ? "page" : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
