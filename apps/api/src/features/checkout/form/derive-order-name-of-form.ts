import { orderName } from "@todayfruit/domain/orders/order-name";
import type { PricedLine } from "./calculate-form-price.ts";

export function deriveOrderNameOfForm(lines: readonly PricedLine[]): string {
  return orderName([...new Set(lines.map(({ offer }) => offer.name))]);
}
