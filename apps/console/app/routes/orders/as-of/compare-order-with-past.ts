import { formatWon } from "@todayfruit/domain/money/format-won";
import { won } from "@todayfruit/domain/money/won";
import { ORDER_ITEM_PRODUCT_STATUSES, ORDER_STATUSES } from "@todayfruit/domain/orders/status";
import { statusLabel } from "@todayfruit/domain/orders/status-label";
import type { ComparedFact } from "../../../features/past-rows/compare-table.tsx";
import { shortDate } from "../../../ui/format-dates-and-durations.ts";
import type { OrderAsOf } from "./use-order-as-of.ts";

type Product = OrderAsOf["products"][number];
type Line = NonNullable<Product["options"]>[number];

const PAYMENT_TEXTS: Readonly<Record<string, string>> = {
  waiting: "기다림",
  paid: "결제됨",
  withdraw: "취소됨",
};
const UNKNOWN = "기록 시작 전이라 몰라요";

/** Lists the states and refunds of an order at an instant beside those of now, its products with their lines. */
export function compareOrderWithPast(past: OrderAsOf, now: OrderAsOf | null): ComparedFact[] {
  const facts = (order: OrderAsOf): [string, string][] => [
    ["주문 상태", orderStatusText(order.orderItemStatus)],
    ["결제", order.paymentStatus === null ? "없음" : paymentText(order.paymentStatus)],
    ["돌려준 돈", formatWon(won(order.refundedPrice))],
    ...order.products.flatMap(productFacts),
  ];
  const today = new Map(now === null ? [] : facts(now));
  return facts(past).map(([label, text]) => ({ label, past: text, now: today.get(label) ?? null }));
}

/** Returns the label of a status; one of another version of the shop is shown as it is. */
export function orderStatusText(status: string): string {
  const known = [...ORDER_STATUSES, ...ORDER_ITEM_PRODUCT_STATUSES].find((each) => each === status);
  return known ? statusLabel(known).label : status;
}

/** Returns the label of a status of a payment; one of another version of the shop is shown as it is. */
export function paymentText(status: string): string {
  return PAYMENT_TEXTS[status] ?? status;
}

function productFacts(product: Product): [string, string][] {
  const { id, name, orderItemProductStatus: status } = product;
  const label = `${name} (${id})`;
  return [
    [`${label} 상태`, status === null ? UNKNOWN : orderStatusText(status)],
    [`${label} 옵션`, product.options?.map(lineText).join(", ") ?? UNKNOWN],
  ];
}

function lineText(line: Line): string {
  const { name, units, unitPrice, promisedArrivalTo } = line;
  const promise = promisedArrivalTo === null ? "도착 약속 없음" : `${shortDate(promisedArrivalTo)}까지 도착`;
  return `${name} ${units}개 · ${formatWon(won(unitPrice))} · ${promise}`;
}
