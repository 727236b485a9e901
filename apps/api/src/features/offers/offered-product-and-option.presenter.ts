import type { OptionCombination, PricedProduct } from "@todayfruit/contract/cart/cart";
import type { DeliveryPromise } from "@todayfruit/domain/delivery/compute-delivery-promise";
import type { Static } from "typebox";
import { presentOption } from "../catalog/option.presenter.ts";
import { presentDetail, presentSummary, presentUndeliverable } from "../catalog/product.presenter.ts";
import type { OfferRow } from "./find-offers.repository.ts";

export function presentPricedProduct(offer: OfferRow, now: Date): Static<typeof PricedProduct> {
  return {
    ...presentSummary(offer, now),
    undeliverable: presentUndeliverable(offer),
    productDetail: presentDetail(offer),
  };
}

export function presentCombination(
  offer: OfferRow,
  units: number,
  { promise, now }: { promise: DeliveryPromise; now: Date },
): Static<typeof OptionCombination> {
  const option = presentOption(
    {
      id: offer.option_id,
      name: offer.option_name,
      amount: offer.option_amount,
      list_price: offer.option_list_price,
      price: offer.option_price,
      special_sale_price: offer.special_sale_price,
      unit_price_unit: offer.option_unit_price_unit,
      unit_price_amount: offer.option_unit_price_amount,
      status: offer.option_status,
      shipment_date: offer.shipment_date,
      max_unit_in_box: offer.option_max_unit_in_box,
      remaining: offer.remaining,
      product_status: offer.status,
      tax_status: offer.tax_status,
      timed_prices: offer.option_timed_prices,
    },
    { promise, now },
  );
  return { ...option, optionUnit: units };
}
