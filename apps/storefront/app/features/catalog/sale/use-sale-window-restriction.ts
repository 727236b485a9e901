import { saleWindowRestriction } from "@todayfruit/domain/catalog/sale-window-restriction";
import { use, useSyncExternalStore } from "react";
import { PreviewInstantContext } from "../../../preview/preview-instant-context.ts";
import { serverClock } from "../../../server-clock/server-clock.ts";
import type { SaleDates } from "../reduce-product-to-card-data.ts";
import { saleWindowFromProduct } from "./sale-window-from-product.ts";

type SaleRestriction = ReturnType<typeof saleWindowRestriction>;

/**
 * Returns why a product cannot be bought by the server's clock: its sale is not open yet, or over. `null` while open,
 * and for products without a sale window. Updates at the exact second.
 */
export function useSaleWindowRestriction(product: { productSaleType: SaleDates }): SaleRestriction {
  const shownAt = use(PreviewInstantContext);
  const hasWindow = product.productSaleType.saleType !== "normal";
  return useSyncExternalStore(
    hasWindow ? everySecond : never,
    () => blockAt(product, serverClock.now()),
    () => blockAt(product, shownAt === null ? Date.now() : Date.parse(shownAt)),
  );
}

function blockAt(product: { productSaleType: SaleDates }, now: number): SaleRestriction {
  return saleWindowRestriction(saleWindowFromProduct(product, new Date(now).toISOString()));
}

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shares one timer among all cards of a page. */
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
