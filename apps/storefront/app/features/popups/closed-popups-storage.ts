import { kstDateOf } from "@todayfruit/domain/calendar/kst";

const STORAGE_KEY = "popups-closed";

type Store = Pick<Storage, "getItem" | "setItem">;
type Closed = { day: string; ids: number[] };

/**
 * Remembers that a popup is not shown any more on this day, KST: in the tab alone by its session storage, or in the browser.
 *
 * @param now milliseconds since 1970
 */
export function closePopupForDay(store: Store, id: number, now: number): void {
  const ids = [...closedPopups(store, now), id];
  store.setItem(STORAGE_KEY, JSON.stringify({ day: dayOf(now), ids } satisfies Closed));
}

/** Returns the ids of the popups that are not shown any more on this day, KST. */
export function closedPopups(store: Store, now: number): readonly number[] {
  const closed = JSON.parse(store.getItem(STORAGE_KEY) ?? "null") as Closed | null;
  return closed?.day === dayOf(now) ? closed.ids : [];
}

function dayOf(now: number): string {
  return kstDateOf(new Date(now).toISOString());
}
