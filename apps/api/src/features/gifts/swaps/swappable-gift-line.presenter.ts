import type { SwappableLine } from "@todayfruit/contract/gifts/gift-swap-schemas";
import type { Static } from "typebox";
import type { OfferedSwapRow } from "./check-swap-offers.ts";
import type { ProductLine } from "./list-lines-of-gift.ts";

/** Presents a product of a gift with what it may be swapped for, without any price. */
export function presentSwappableLine(
  { id, optionName, product }: ProductLine,
  offers: readonly OfferedSwapRow[],
): Static<typeof SwappableLine> {
  return {
    lineId: id,
    productName: product.name,
    image: product.images[0] ?? null,
    distributorName: product.distributor_name,
    optionName,
    options: offers.map(({ offer, firstDay }) => ({
      optionId: offer.option_id,
      productName: offer.name,
      image: offer.images[0] ?? null,
      distributorName: offer.distributor_name,
      optionName: offer.option_name,
      firstDay,
    })),
  };
}
