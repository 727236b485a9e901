import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { centerTab } from "../layout/center-tab.ts";

export type Tab<Key extends string> = {
  key: Key;
  label: string;
  /** A small number after the name, e.g. of reviews. */
  count?: string;
  /** Shows a dot for news. */
  fresh?: boolean;
};

type TabsProps<Key extends string> = {
  label: string;
  tabs: readonly Tab<NoInfer<Key>>[];
  selected: Key;
  onSelect(key: NoInfer<Key>): void;
  /** Ties tabs to their panel; the panel is a `TabPanel` of the same id. */
  id: string;
  /** Equal widths across the column, for three to five tabs. */
  even?: boolean;
};

/** The first level of tabs: underlined, sticky under the app bar, scrolling sideways. */
export function Tabs<Key extends string>({
  label,
  tabs,
  selected,
  onSelect,
  id,
  even = false,
}: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    centerTab(list.current, list.current?.querySelector<HTMLElement>(`[data-key="${selected}"]`));
  }, [selected]);

  function move(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const index = tabs.findIndex((tab) => tab.key === selected);
    const next = tabs[(index + step + tabs.length) % tabs.length];
    if (!next) return;
    onSelect(next.key);
    list.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  }

  return (
    <div
      ref={list}
      className={`scrollbar-none sticky top-13 z-sticky flex overflow-x-auto bg-canvas inset-shadow-line ${even ? "px-gutter" : "px-tabs"}`}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
    >
      {tabs.map((tab) => (
        <button
          key={tab.key}
          className={tabClass(even)}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.key}`}
          data-key={tab.key}
          aria-selected={tab.key === selected}
          aria-controls={`${id}-panel`}
          tabIndex={tab.key === selected ? 0 : -1}
          onClick={() => onSelect(tab.key)}
        >
          <TabLabel tab={tab} />
        </button>
      ))}
    </div>
  );
}

/** Panel of the selected tab. */
export function TabPanel({ id, selected, children }: { id: string; selected: string; children: ReactNode }) {
  return (
    <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-tab-${selected}`}>
      {children}
    </div>
  );
}

export function TabLabel({ tab }: { tab: Omit<Tab<string>, "key"> }) {
  return (
    <>
      {tab.label}
      {tab.count !== undefined && <span className="fs-micro font-semibold tabular-nums">{tab.count}</span>}
      {tab.fresh && (
        <span className="mt-11px size-5px self-start rounded-full bg-sale">
          <span className="sr-only">새 소식</span>
        </span>
      )}
    </>
  );
}

/** The look of a tab; links use it with `aria-current`. */
export function tabClass(even = false): string {
  const width = even
    ? "flex-1 justify-center px-1 text-body2 after:inset-x-0"
    : "min-w-11 flex-none justify-center px-2.5 text-body1 after:inset-x-2.5";
  return `relative flex h-11 items-center gap-1 font-medium whitespace-nowrap text-ink-3 -outline-offset-2 after:absolute after:bottom-0 after:h-[2.5px] after:rounded-2 current:font-bold current:text-ink current:after:bg-brand aria-selected:font-bold aria-selected:text-ink aria-selected:after:bg-brand ${width}`;
}
