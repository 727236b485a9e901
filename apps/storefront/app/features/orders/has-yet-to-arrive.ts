import type { OrderItemProductStatus, OrderStatus } from "@todayfruit/domain/orders/status";

const BEFORE_ARRIVAL: readonly (OrderItemProductStatus | OrderStatus)[] = [
  "bank_transfer_waiting",
  "paid",
  "delivery_waiting",
  "delivery_delay",
  "delivering",
  "withdraw_request",
  "withdraw_partially",
];

/** Reports whether something ordered still has to arrive; a promise of delivery is shown until then. */
export function hasYetToArrive(status: OrderItemProductStatus | OrderStatus): boolean {
  return BEFORE_ARRIVAL.includes(status);
}
