import { normalise } from "@todayfruit/domain/search/normalise";

/** Only what reading and writing needs, so that a browser without storage is a shop without memory, not a broken one. */
export type Keeper = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const KEY = "recentSearches";
const MOST = 10;
const LONGEST = 100;

/** What was searched for on this device, the latest first; kept nowhere else. */
export function readRecent(keeper: Keeper): string[] {
  try {
    const kept: unknown = JSON.parse(keeper.getItem(KEY) ?? "[]");
    if (!Array.isArray(kept)) return [];
    return kept
      .filter((text) => typeof text === "string" && text !== "" && text.length <= LONGEST)
      .slice(0, MOST);
  } catch {
    // Storage may be closed to us or hold what another program wrote: there is nothing to show then.
    return [];
  }
}

/**
 * Puts a text first; the same text in another spelling leaves its old place, and the eleventh is forgotten.
 *
 * @returns the list as it is now
 * @example rememberSearch(localStorage, "사과") // ["사과", "귤"]
 */
export function rememberSearch(keeper: Keeper, text: string): string[] {
  const said = normalise(text);
  const others = readRecent(keeper).filter((each) => normalise(each) !== said);
  return write(keeper, [text.trim().slice(0, LONGEST), ...others].slice(0, MOST));
}

/** @returns the list as it is now */
export function forgetSearch(keeper: Keeper, text: string): string[] {
  return write(
    keeper,
    readRecent(keeper).filter((each) => each !== text),
  );
}

export function forgetAllSearches(keeper: Keeper): string[] {
  return write(keeper, []);
}

function write(keeper: Keeper, recent: string[]): string[] {
  try {
    if (recent.length === 0) keeper.removeItem(KEY);
    else keeper.setItem(KEY, JSON.stringify(recent));
  } catch {
    // A full or closed storage forgets; searching goes on.
  }
  return recent;
}
