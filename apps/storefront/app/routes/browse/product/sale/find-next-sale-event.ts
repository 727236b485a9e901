import type { Reply } from "@todayfruit/contract/all-calls";
import { saleOpensAt } from "@todayfruit/domain/catalog/sale-opens-at";
import { saleWindowRestriction } from "@todayfruit/domain/catalog/sale-window-restriction";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { saleWindowFromProduct } from "../../../../features/catalog/sale/sale-window-from-product.ts";

/** Next event of a sale; `at` is `null` while its date is unknown. */
export type SaleEvent = { kind: "opens" | "ends"; title: string; at: string | null };

/**
 * Finds the next event of a sale; `null` for a product without one, and once it is over.
 *
 * @example a limited sale within its period // { kind: "ends", title: "마감까지 남은 시간", at: … }
 */
export function findNextSaleEvent(
  product: Pick<Reply<"GET /v1/products/{id}">, "productSaleType" | "productPrice">,
  now: string,
): SaleEvent | null {
  const sale = saleWindowFromProduct(product, now);
  const block = saleWindowRestriction(sale);
  if (block === "PERIOD_ENDED") return null;
  if (block === "NOT_OPEN_YET") {
    const at = saleOpensAt(sale);
    return { kind: "opens", title: at === null ? "곧 열어요" : "오픈까지 남은 시간", at };
  }
  const hasEnd = sale.saleType === "limited" || sale.saleType === "funding";
  if (!hasEnd || sale.limitedEndAt === null) return endOfTimedPrice(product.productPrice.timedPrice, now);
  return { kind: "ends", title: "마감까지 남은 시간", at: sale.limitedEndAt };
}

function endOfTimedPrice(
  timed: Reply<"GET /v1/products/{id}">["productPrice"]["timedPrice"],
  now: string,
): SaleEvent | null {
  if (timed === null || !(timed.beginsAt <= now && now < timed.endsAt)) return null;
  return { kind: "ends", title: `${groupDigits(timed.price)}원은 이때까지예요`, at: timed.endsAt };
}
