import { mergeViewed, type Viewed } from "@todayfruit/domain/viewed-products/merge-viewed-products";

const KEY = "viewed-products";
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Reads the products viewed on this device within 30 days, newest first; a damaged list is empty. */
export function readDeviceViews(storage: Pick<Store, "getItem">, now: string): Viewed[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return mergeViewed([Array.isArray(kept) ? kept.filter(isViewed) : []], now);
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** Adds views to those of the device. */
export function addDeviceViews(storage: Store, views: readonly Viewed[], now: string): void {
  storage.setItem(KEY, JSON.stringify(mergeViewed([readDeviceViews(storage, now), views], now)));
}

/** Removes the view of a product from the device; all views without one. */
export function removeDeviceViews(storage: Store, now: string, productId?: number): void {
  const left =
    productId === undefined
      ? []
      : readDeviceViews(storage, now).filter((view) => view.productId !== productId);
  if (left.length === 0) storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify(left));
}

function isViewed(value: unknown): value is Viewed {
  if (typeof value !== "object" || value === null) return false;
  const { productId, viewedAt, price } = value as Record<string, unknown>;
  return (
    Number.isSafeInteger(productId) &&
    Number.isSafeInteger(price) &&
    typeof viewedAt === "string" &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(viewedAt)
  );
}
