import type { PaymentRecord } from "./payment-record.ts";

/** Payments in memory, the oldest forgotten first. */
export interface PaymentStore {
  add(record: PaymentRecord): void;
  find(paymentKey: string): PaymentRecord | undefined;
  /** The approved payment of the order, or else the one that was opened last. */
  findByOrder(orderId: string): PaymentRecord | undefined;
  /** From now on this payment is the one that answers for its order. */
  claimOrder(record: PaymentRecord): void;
  all(): IterableIterator<PaymentRecord>;
  size(): number;
  clear(): void;
}

export function createPaymentStore(capacity: number): PaymentStore {
  const byKey = new Map<string, PaymentRecord>();
  const byOrder = new Map<string, PaymentRecord>();
  return {
    add(record) {
      byKey.set(record.payment.paymentKey, record);
      byOrder.set(record.payment.orderId, record);
      if (byKey.size > capacity) forgetOldest();
    },
    find: (paymentKey) => byKey.get(paymentKey),
    findByOrder: (orderId) => byOrder.get(orderId),
    claimOrder: (record) => void byOrder.set(record.payment.orderId, record),
    all: () => byKey.values(),
    size: () => byKey.size,
    clear() {
      byKey.clear();
      byOrder.clear();
    },
  };

  function forgetOldest(): void {
    for (const oldest of byKey.values()) {
      byKey.delete(oldest.payment.paymentKey);
      if (byOrder.get(oldest.payment.orderId) === oldest) byOrder.delete(oldest.payment.orderId);
      return;
    }
  }
}
