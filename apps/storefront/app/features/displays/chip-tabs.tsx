import { type KeyboardEvent, useRef } from "react";
import { type ChipLook, chipClass } from "../../ui/form/chip.tsx";

type ChipTabsProps = {
  label: string;
  tabs: readonly { id: number; name: string }[];
  selected: number | undefined;
  onSelect(id: number): void;
  /** Id of the element that shows the selected tab's content. */
  panel: string;
  /** Brand chips are second-level tabs, soft chips third-level. */
  look?: ChipLook;
};

/** Tabs styled as chips: one tab stop, arrow keys move between them. */
export function ChipTabs({ label, tabs, selected, onSelect, panel, look = "brand" }: ChipTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const index = tabs.findIndex(({ id }) => id === selected);
    const next = (index + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    onSelect(tab.id);
    const chip = list.current?.children[next];
    if (chip instanceof HTMLElement) chip.focus();
  }

  return (
    <div
      ref={list}
      className="scrollbar-none relative flex min-w-0 gap-2 overflow-x-auto px-gutter py-1.5"
      role="tablist"
      aria-label={label}
      onKeyDown={move}
    >
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          className={chipClass(id === selected, look)}
          type="button"
          role="tab"
          aria-selected={id === selected}
          aria-controls={panel}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
