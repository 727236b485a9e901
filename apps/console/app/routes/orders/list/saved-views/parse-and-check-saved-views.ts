import { addressOf, type OrderPlace, readPlace, VIEWS } from "../order-views-and-search-params.ts";

/** View of an operator's own: a name for the address of the list, by which it is told from others. */
export type SavedView = { name: string; address: string };

/** Most characters of a name. */
export const NAME_LENGTH = 20;

/** Returns the address that a view of a place keeps: without the sought text, which may be a name or a phone. */
export function keptAddress(place: OrderPlace): string {
  return addressOf({ ...place, search: "" });
}

/** Reads views that were written by `JSON.stringify`; what is no view is left out, and so is a text of another form. */
export function readSavedViews(text: string | null): SavedView[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSavedView) : [];
  } catch {
    return [];
  }
}

/**
 * Returns why a name cannot be given to a view; `null` when it can.
 *
 * @param others saved views besides the one that is named
 */
export function problemOfName(name: string, others: readonly SavedView[]): string | null {
  if (name === "") return "이름을 적어 주세요. 예: 제주로 갈 것";
  const isTaken = others.some((view) => view.name === name) || VIEWS.some(({ label }) => label === name);
  return isTaken ? "같은 이름의 보기가 있어요. 다른 이름을 적어 주세요" : null;
}

function isSavedView(value: unknown): value is SavedView {
  const { name, address } = (value ?? {}) as Partial<SavedView>;
  if (typeof name !== "string" || typeof address !== "string") return false;
  const [, query = ""] = address.split("?");
  return address === keptAddress(readPlace(new URLSearchParams(query)));
}
