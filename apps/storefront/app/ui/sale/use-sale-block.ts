import { saleWindowBlock } from "@todayfruit/domain/catalog/sale-window-block";
import { useSyncExternalStore } from "react";
import { serverClock } from "../../api/server-clock.ts";
import type { ProductSummary } from "../product/product-badges.ts";
import { saleWindowOf } from "./sale-window.ts";

type SaleBlock = ReturnType<typeof saleWindowBlock>;

/**
 * Whether a product's sale is still to open or over, by the shop's clock; it turns at its second on whatever page the
 * product is. `null` while it is open, and for what has no window.
 */
export function useSaleBlock(product: Pick<ProductSummary, "productSaleType">): SaleBlock {
  const hasWindow = product.productSaleType.saleType !== "normal";
  return useSyncExternalStore(
    hasWindow ? everySecond : never,
    () => blockAt(product, serverClock.now()),
    () => blockAt(product, Date.now()),
  );
}

function blockAt(product: Pick<ProductSummary, "productSaleType">, now: number): SaleBlock {
  return saleWindowBlock(saleWindowOf(product, new Date(now).toISOString()));
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** One timer for all the cards of a page. */
function everySecond(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

function tick(): void {
  for (const listener of listeners) listener();
  timer = setTimeout(tick, 1000 - (serverClock.now() % 1000));
}

function never(): () => void {
  return () => {};
}
