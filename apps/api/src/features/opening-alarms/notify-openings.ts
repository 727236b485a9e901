import { saleOpensAt } from "@todayfruit/domain/catalog/sale-opens-at";
import { saleWindowRestriction } from "@todayfruit/domain/catalog/sale-window-restriction";
import { josa } from "@todayfruit/domain/korean/josa";
import type { Services } from "../../http/context.ts";
import { saleWindowOf } from "../catalog/sale-window.ts";
import { listAwaited, notifyOpening, type SaleRow } from "./opening-alarms.repository.ts";

/**
 * Notifies every member waiting for a product that it can be bought now, once per opening. A batch is notified and
 * marked in one statement, so a process that dies loses and repeats nothing; several may run it concurrently.
 *
 * @returns number of members notified
 */
export async function notifyOpenings({ db, now, log }: Services, batch = 500): Promise<number> {
  const at = now();
  let total = 0;
  for (const product of await listAwaited(db)) {
    if (saleWindowRestriction(saleWindowOf(product, at)) !== null) continue;
    let told: number;
    do {
      told = await notifyOpening(db, { ...openingOf(product, at), now: at, take: batch });
      total += told;
    } while (told === batch);
  }
  if (total > 0) log.info("openings told", { job: "openings", count: total });
  return total;
}

function openingOf(product: SaleRow, now: Date) {
  const opened = saleOpensAt(saleWindowOf(product, now));
  return {
    productId: product.id,
    dedupeKey: `opening:${product.id}:${opened ?? "any"}`,
    title: "기다리던 상품이 열렸어요",
    body: `지금부터 ${josa(product.name, "을/를")} 살 수 있어요.`,
    href: `/products/${product.id}`,
    variables: { 상품: product.name },
  };
}
