import type { PaymentRecord } from "./payment-record-types.ts";

/** Payments in memory; the oldest are dropped first. */
export type PaymentStore = {
  add(record: PaymentRecord): void;
  /** Reports a changed payment to the listener; must be called after every change, so that a restart restores it. */
  note(record: PaymentRecord): void;
  /** Restores a payment of an earlier run. */
  recall(record: PaymentRecord): void;
  find(paymentKey: string): PaymentRecord | undefined;
  /** Finds the approved payment of the order, or else the one opened last. */
  findByOrder(orderId: string): PaymentRecord | undefined;
  /** Makes this payment the one that `findByOrder` returns for its order. */
  claimOrder(record: PaymentRecord): void;
  all(): IterableIterator<PaymentRecord>;
  size(): number;
  clear(): void;
};

export type PaymentListener = { onChange(record: PaymentRecord): void; onClear(): void };

/**
 * Creates a payment store.
 *
 * @param told listener for every change, which keeps it; without one a restart loses everything
 */
export function createPaymentStore(capacity: number, told?: PaymentListener): PaymentStore {
  const byKey = new Map<string, PaymentRecord>();
  const byOrder = new Map<string, PaymentRecord>();
  return {
    add(record) {
      put(record);
      byOrder.set(record.payment.orderId, record);
      told?.onChange(record);
    },
    note: (record) => told?.onChange(record),
    recall(record) {
      put(record);
      if (!isApproved(byOrder.get(record.payment.orderId))) byOrder.set(record.payment.orderId, record);
    },
    find: (paymentKey) => byKey.get(paymentKey),
    findByOrder: (orderId) => byOrder.get(orderId),
    claimOrder: (record) => void byOrder.set(record.payment.orderId, record),
    all: () => byKey.values(),
    size: () => byKey.size,
    clear() {
      byKey.clear();
      byOrder.clear();
      told?.onClear();
    },
  };

  function put(record: PaymentRecord): void {
    byKey.set(record.payment.paymentKey, record);
    if (byKey.size > capacity) evictOldest();
  }

  function evictOldest(): void {
    for (const oldest of byKey.values()) {
      byKey.delete(oldest.payment.paymentKey);
      if (byOrder.get(oldest.payment.orderId) === oldest) byOrder.delete(oldest.payment.orderId);
      return;
    }
  }
}

function isApproved(record: PaymentRecord | undefined): boolean {
  return typeof record?.payment.lastTransactionKey === "string";
}
