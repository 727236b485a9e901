/** Values of a form whose member left the page to confirm their identity; never a password. */
export type SavedForm = {
  values: object;
  /** True when its call waits for the confirmation and continues on return. */
  isSubmitted: boolean;
};

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const VALID_MS = 10 * 60_000;
/** Forms on the page, by name. */
const open = new Map<string, () => SavedForm | null>();

/**
 * Registers a form to be kept when its member leaves; `current` returns `null` while there is nothing to keep.
 *
 * @returns function that unregisters it
 */
export function offerForm(name: string, current: () => SavedForm | null): () => void {
  open.set(name, current);
  return () => void open.delete(name);
}

/**
 * Keeps every form of the page in this tab for ten minutes.
 *
 * @param now ms since 1970
 */
export function saveForms(store: Store, now: number): void {
  for (const [name, current] of open) {
    const form = current();
    if (form) store.setItem(keyOf(name), JSON.stringify({ ...form, until: now + VALID_MS }));
  }
}

/**
 * Reads a kept form; `null` when it was not kept or expired.
 *
 * @param now ms since 1970
 */
export function readForm(store: Store, name: string, now: number): SavedForm | null {
  const kept = parse(store.getItem(keyOf(name)));
  if (!kept || kept.until <= now) return null;
  return { values: kept.values, isSubmitted: kept.isSubmitted };
}

export function dropForm(store: Store, name: string): void {
  store.removeItem(keyOf(name));
}

function keyOf(name: string): string {
  return `keptForm ${name}`;
}

function parse(text: string | null): (SavedForm & { until: number }) | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    return isKept(kept) ? kept : null;
  } catch {
    return null; // Something else lies there; the shopper types it again.
  }
}

function isKept(kept: unknown): kept is SavedForm & { until: number } {
  if (typeof kept !== "object" || kept === null) return false;
  const { values, isSubmitted, until } = kept as Record<string, unknown>;
  const hasValues = typeof values === "object" && values !== null;
  return hasValues && typeof isSubmitted === "boolean" && typeof until === "number";
}
