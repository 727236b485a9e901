import { won } from "@todayfruit/domain/money/won";
import type { QuoteLine } from "@todayfruit/domain/pricing/quote-input-types";
import { computeCurrentPrice } from "../catalog/prices/compute-current-price.ts";
import type { OfferRow } from "./find-offers.repository.ts";

/** Returns the offer as a line of a quote. */
export function convertOfferToQuoteLine(
  lineId: string,
  offer: OfferRow,
  units: number,
  now: Date,
): QuoteLine {
  return {
    lineId,
    productId: offer.id,
    optionId: offer.option_id,
    distributorId: offer.distributor_id,
    unitPrice: won(unitPriceOf(offer, now)),
    unitListPrice: won(offer.option_list_price),
    units,
    taxStatus: offer.tax_status,
    shipping: {
      base: won(offer.shipping_base),
      primaryArea: won(offer.shipping_primary_area),
      secondaryArea: won(offer.shipping_secondary_area),
      thirdArea: won(offer.shipping_third_area),
      unit: offer.shipping_fee_unit,
      freeFrom: won(offer.free_shipping_from),
      isBundle: offer.is_bundle,
      maxUnitInBox: offer.option_max_unit_in_box,
      ...(offer.return_fee === null ? {} : { returnFee: won(offer.return_fee) }),
    },
  };
}

/** Returns the price of one unit at an instant, in 원. */
export function unitPriceOf(
  offer: Pick<OfferRow, "special_sale_price" | "option_price" | "option_timed_prices">,
  now: Date,
): number {
  const { option_price: price, special_sale_price, option_timed_prices: timed_prices } = offer;
  return computeCurrentPrice({ price, special_sale_price, timed_prices }, now).price;
}
