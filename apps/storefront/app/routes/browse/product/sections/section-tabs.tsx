import { groupDigits } from "@todayfruit/domain/money/format-won";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { TabLabel, tabClass } from "../../../../ui/form/tabs.tsx";
import { centerTab } from "../../../../ui/layout/center-tab.ts";
import { goToSection, SECTION_KEYS, type SectionKey } from "./section-keys-and-scroll-to-section.ts";
import { useCurrentSection } from "./use-current-section.ts";

const LABELS: Record<SectionKey, string> = {
  description: "상품설명",
  reviews: "후기",
  questions: "문의",
  purchase: "구매정보",
};

/**
 * Tabs of the product page, sticky under the app bar: the selected one follows the scroll position, a tap or an arrow key
 * scrolls to its section. They are links, which work before any script.
 */
export function SectionTabs({ counts }: { counts: { reviews: number; questions: number } }) {
  const current = useCurrentSection();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    centerTab(list.current, list.current?.querySelector<HTMLElement>(`#tab-${current}`));
  }, [current]);

  function move(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const focused = SECTION_KEYS.findIndex((key) => `tab-${key}` === document.activeElement?.id);
    const at = focused + step + SECTION_KEYS.length;
    const next = SECTION_KEYS[at % SECTION_KEYS.length];
    if (!next) return;
    goToSection(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus({ preventScroll: true });
  }

  return (
    <div
      ref={list}
      className="scrollbar-none sticky top-13 z-sticky flex overflow-x-auto bg-canvas px-gutter inset-shadow-line"
      role="tablist"
      aria-label="상품 정보"
      onKeyDown={move}
    >
      {SECTION_KEYS.map((key) => (
        <a
          key={key}
          id={`tab-${key}`}
          className={tabClass(true)}
          href={`#${key}`}
          role="tab"
          aria-selected={key === current}
          aria-controls={key}
          tabIndex={key === current ? 0 : -1}
          onClick={(event) => {
            event.preventDefault();
            goToSection(key);
          }}
        >
          <TabLabel tab={{ label: LABELS[key], ...countOf(key, counts) }} />
        </a>
      ))}
    </div>
  );
}

function countOf(key: SectionKey, counts: { reviews: number; questions: number }) {
  return key === "reviews" || key === "questions" ? { count: groupDigits(counts[key]) } : {};
}
