import { useEffect, useState } from "react";
import { findCurrentSection } from "./find-current-section.ts";
import { goToSection, SECTION_KEYS, type SectionKey } from "./section-keys-and-scroll-to-section.ts";

/** Lower edge of the tabs while they stick: 52 px of the app bar and 44 px of their own, and a rounding. */
const LINE = 97;

/** Follows which section is under the tabs while the page scrolls or grows. */
export function useCurrentSection(): SectionKey {
  const [current, setCurrent] = useState<SectionKey>("description");
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const edges = SECTION_KEYS.flatMap((key) => {
        const section = document.getElementById(key);
        return section ? [{ key, top: section.getBoundingClientRect().top }] : [];
      });
      const isAtEnd =
        window.scrollY > 0 &&
        window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
      setCurrent(findCurrentSection(edges, LINE, isAtEnd) ?? "description");
    };
    const look = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const named = SECTION_KEYS.find((key) => window.location.hash === `#${key}`);
    if (named) goToSection(named);
    look();
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, []);
  return current;
}
