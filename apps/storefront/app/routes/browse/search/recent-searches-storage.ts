import { normalise } from "@todayfruit/domain/search/query/normalise-search-text";

/** Storage key of the recent searches; absent when there are none. */
export const RECENT_SEARCHES_KEY = "recentSearches";

/** Storage methods in use; a browser without storage has no recent searches. */
export type Keeper = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const MOST = 10;
const LONGEST = 100;

/** Reads the recent searches of this device, the latest first; they are stored nowhere else. */
export function readRecent(keeper: Keeper): string[] {
  try {
    const kept: unknown = JSON.parse(keeper.getItem(RECENT_SEARCHES_KEY) ?? "[]");
    if (!Array.isArray(kept)) return [];
    return kept
      .filter((text) => typeof text === "string" && text !== "" && text.length <= LONGEST)
      .slice(0, MOST);
  } catch {
    // Storage may be unavailable or contain foreign data: there is nothing to show then.
    return [];
  }
}

/**
 * Puts a search first, removes the same text in another spelling and drops the eleventh.
 *
 * @returns the new list
 * @example rememberSearch(localStorage, "사과") // ["사과", "귤"]
 */
export function rememberSearch(keeper: Keeper, text: string): string[] {
  const said = normalise(text);
  const others = readRecent(keeper).filter((each) => normalise(each) !== said);
  return write(keeper, [text.trim().slice(0, LONGEST), ...others].slice(0, MOST));
}

/** @returns the new list */
export function removeSearch(keeper: Keeper, text: string): string[] {
  return write(
    keeper,
    readRecent(keeper).filter((each) => each !== text),
  );
}

export function clearSearches(keeper: Keeper): string[] {
  return write(keeper, []);
}

function write(keeper: Keeper, recent: string[]): string[] {
  try {
    if (recent.length === 0) keeper.removeItem(RECENT_SEARCHES_KEY);
    else keeper.setItem(RECENT_SEARCHES_KEY, JSON.stringify(recent));
  } catch {
    // With full or unavailable storage nothing is remembered; searching still works.
  }
  return recent;
}
