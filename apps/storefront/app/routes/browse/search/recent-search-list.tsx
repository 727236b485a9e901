import X from "lucide-react/icons/x";
import { useLayoutEffect, useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { chipClass } from "../../../ui/form/chip.tsx";
import { clearSearches, RECENT_SEARCHES_KEY, readRecent, removeSearch } from "./recent-searches-storage.ts";

/**
 * Recent searches of this device, when there are any. They are read after hydration; the inline script makes their room before
 * first paint, so that nothing below them moves.
 */
export function RecentSearchList() {
  const [recent, setRecent] = useState<string[] | null>(null);
  // Runs before paint, so that a page opened within the shop has them at once.
  useLayoutEffect(() => setRecent(readRecent(window.localStorage)), []);
  if (recent?.length === 0) return null;
  return (
    <section
      id={SECTION_ID}
      className="pt-5"
      aria-labelledby="recent"
      hidden={recent === null}
      suppressHydrationWarning
    >
      <div className="flex items-center justify-between px-gutter">
        <h2 id="recent" className="text-title3 font-bold tracking-tight">
          최근 찾은 말
        </h2>
        <button
          className="-mr-2 min-h-11 px-2 text-label text-ink-3"
          type="button"
          onClick={() => setRecent(clearSearches(window.localStorage))}
        >
          모두 지우기
        </button>
      </div>
      <ul className="scrollbar-none flex min-h-12 gap-2 overflow-x-auto px-gutter py-1.5">
        {recent?.map((text) => (
          <li key={text} className="relative flex-none">
            <Link className={`${chipClass(false)} pr-10`} to={paths.searchResults(text)}>
              <span className="max-w-50 truncate">{text}</span>
            </Link>
            <button
              className="absolute -top-1 right-0 grid size-11 place-items-center text-ink-3"
              type="button"
              aria-label={`${text} 지우기`}
              onClick={() => setRecent(removeSearch(window.localStorage, text))}
            >
              <X className="size-4" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, held by its hash. */}
      {recent === null && <script dangerouslySetInnerHTML={{ __html: SHOW_SECTION }} />}
    </section>
  );
}

const SECTION_ID = "recent-searches";
const SHOW_SECTION = `try{if(localStorage.getItem("${RECENT_SEARCHES_KEY}"))document.getElementById("${SECTION_ID}").hidden=false}catch(e){}`;
