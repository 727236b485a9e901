import { orderName } from "@todayfruit/domain/orders/order-name";
import type { PricedLine } from "./price-form.ts";

export function orderNameOf(lines: readonly PricedLine[]): string {
  return orderName([...new Set(lines.map(({ offer }) => offer.name))]);
}
