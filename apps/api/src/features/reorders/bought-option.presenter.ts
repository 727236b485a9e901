import type { Reply } from "@todayfruit/contract/all-calls";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { unitPriceOf } from "../offers/convert-offer-to-quote-line.ts";
import type { OfferRow } from "../offers/find-offers.repository.ts";
import { findPurchaseRestrictionOfOffer } from "../offers/find-purchase-restriction-of-offer.ts";

/** Option as it was bought. */
type BoughtRow = {
  product_id: number;
  product_name: string;
  product_image: string | null;
  distributor_id: number;
  distributor_name: string;
  distributor_region: string;
  category_id: number;
  category_name: string;
  parent_id: number | null;
  parent_name: string | null;
  option_id: number;
  option_name: string;
  unit_price: number;
};

type BoughtOption = Omit<
  Reply<"GET /v1/app-users/orders/{id}/reorder">["lines"][number],
  "units" | "alternative" | "endedSeason"
>;

/**
 * Presents an option that was bought with its price then and now, and why a unit of it cannot be bought now. Without an
 * offer, which a removed product has not, it keeps the name and price of then.
 */
export function presentBoughtOption(
  row: BoughtRow,
  offer: OfferRow | undefined,
  context: BuyerContext,
  now: Date,
): BoughtOption {
  const bought = {
    product: {
      id: row.product_id,
      name: row.product_name,
      image: row.product_image,
      distributor: {
        id: row.distributor_id,
        name: row.distributor_name,
        region: row.distributor_region,
      },
      category: {
        id: row.category_id,
        name: row.category_name,
        parent: row.parent_id === null ? null : { id: row.parent_id, name: row.parent_name ?? "" },
      },
    },
    option: { id: row.option_id, name: row.option_name },
    thenPrice: row.unit_price,
  };
  if (!offer) return { ...bought, price: row.unit_price, remaining: null, block: "PRODUCT_NOT_ON_SALE" };
  return {
    ...bought,
    product: { ...bought.product, name: offer.name, image: offer.images[0] ?? row.product_image },
    option: { id: row.option_id, name: offer.option_name },
    price: unitPriceOf(offer, now),
    remaining:
      offer.option_status === "unlimited_stock_in" || offer.remaining === null
        ? null
        : Math.max(0, offer.remaining),
    block: findPurchaseRestrictionOfOffer(offer, 1, context, now),
  };
}
