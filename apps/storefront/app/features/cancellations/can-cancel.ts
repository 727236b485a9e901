import type { Reply } from "@todayfruit/contract/all-calls";
import { type CancellationType, checkCancellable } from "@todayfruit/domain/cancellations/check-cancellable";
import type { OrderItemProductStatus } from "@todayfruit/domain/orders/status";

type Products = Reply<"GET /v1/app-users/order-items">["list"][number]["orderItemProducts"];

/**
 * Checks whether the cancel buttons of an order or a product are worth showing. The server decides again.
 *
 * @example canCancel({ withdrawType: "normal", statuses: ["delivering"], isWhole: true }) // false
 */
export function canCancel(wish: {
  withdrawType: CancellationType;
  statuses: readonly OrderItemProductStatus[];
  isWhole: boolean;
}): boolean {
  const { withdrawType, statuses, isWhole } = wish;
  const allowed = checkCancellable({ withdrawType, isWhole, chosen: statuses });
  return allowed.ok && allowed.value !== "done";
}

export function statusesOf(products: Products): OrderItemProductStatus[] {
  return products.map(({ orderItemProductStatus }) => orderItemProductStatus);
}
