import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { pagePreview } from "../preview/read-preview-token-and-instant.ts";

/** Milliseconds for which a link is pressed before its page is fetched: a finger that begins to scroll is told by then. */
const PRESSED_MS = 40;

/** Fetches the scripts and the data of the page that a pressed link leads to, so that they are there when it is opened. */
export function PressedLinkPrefetch() {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    if (pagePreview !== null) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const press = ({ target, button }: PointerEvent) => {
      const link = button === 0 && target instanceof Element ? target.closest("a") : null;
      // The router marks the links that it follows itself.
      if (link?.dataset.discover === undefined) return;
      waiting = setTimeout(() => setPage(link.pathname + link.search), PRESSED_MS);
    };
    const scroll = () => clearTimeout(waiting);
    window.addEventListener("pointerdown", press);
    window.addEventListener("pointercancel", scroll);
    return () => {
      scroll();
      window.removeEventListener("pointerdown", press);
      window.removeEventListener("pointercancel", scroll);
    };
  }, []);
  return page === null ? null : <PrefetchPageLinks page={page} />;
}
