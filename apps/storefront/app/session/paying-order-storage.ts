/** Order this tab opened the provider's window for; a cancelled window may return without it. */
export type PayingOrder = {
  orderId: string;
  orderTmpId: string;
};

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const STORAGE_KEY = "payingOrder";

export function keepPayingOrder(store: Store, order: PayingOrder): void {
  store.setItem(STORAGE_KEY, JSON.stringify(order));
}

export function clearPayingOrder(store: Store): void {
  store.removeItem(STORAGE_KEY);
}

/** @returns `null` without one, or when the stored data is invalid */
export function readPayingOrder(store: Store): PayingOrder | null {
  try {
    const kept: unknown = JSON.parse(store.getItem(STORAGE_KEY) ?? "null");
    return isPayingOrder(kept) ? { orderId: kept.orderId, orderTmpId: kept.orderTmpId } : null;
  } catch {
    return null;
  }
}

function isPayingOrder(kept: unknown): kept is PayingOrder {
  if (typeof kept !== "object" || kept === null) return false;
  return (
    "orderId" in kept &&
    typeof kept.orderId === "string" &&
    "orderTmpId" in kept &&
    typeof kept.orderTmpId === "string"
  );
}
