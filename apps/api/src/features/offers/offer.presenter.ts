import type { OptionCombination, PricedProduct } from "@todayfruit/contract/entities/cart";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { type PurchaseBlock, purchaseBlock } from "@todayfruit/domain/catalog/purchase-block";
import { won } from "@todayfruit/domain/money/won";
import type { QuoteLine } from "@todayfruit/domain/pricing/quote-input";
import type { Static } from "typebox";
import type { Asker } from "../../http/context.ts";
import { presentOption } from "../catalog/option.presenter.ts";
import { presentDetail, presentSummary, presentUndeliverable } from "../catalog/product.presenter.ts";
import type { OfferRow } from "./offers.repository.ts";

export function presentPricedProduct(offer: OfferRow): Static<typeof PricedProduct> {
  return {
    ...presentSummary(offer),
    undeliverable: presentUndeliverable(offer),
    productDetail: presentDetail(offer),
  };
}

export function presentCombination(offer: OfferRow, units: number): Static<typeof OptionCombination> {
  const option = presentOption({
    id: offer.option_id,
    product_id: offer.id,
    name: offer.option_name,
    sort: 0,
    amount: offer.option_amount,
    weight_value: null,
    weight_unit: null,
    list_price: offer.option_list_price,
    price: offer.option_price,
    special_sale_price: offer.special_sale_price,
    supply_cost: 0,
    unit_price_unit: offer.option_unit_price_unit,
    unit_price_amount: offer.option_unit_price_amount,
    status: offer.option_status,
    shipment_date: offer.shipment_date,
    max_unit_in_box: offer.option_max_unit_in_box,
    remaining: offer.remaining,
    product_status: offer.status,
    tax_status: offer.tax_status,
  });
  return { ...option, optionUnit: units };
}

/** Returns the offer as a line of a quote. */
export function quoteLineOf(lineId: string, offer: OfferRow, units: number): QuoteLine {
  return {
    lineId,
    productId: offer.id,
    optionId: offer.option_id,
    distributorId: offer.distributor_id,
    unitPrice: won(priceOf(offer)),
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
    },
  };
}

/** Returns the current price of one unit, in 원. */
export function priceOf(offer: Pick<OfferRow, "special_sale_price" | "option_price">): number {
  return offer.special_sale_price ?? offer.option_price;
}

/** Returns the reason why this buyer cannot buy `units` of the offer now; `null` when they can. */
export function blockOf(offer: OfferRow, units: number, asker: Asker, now: Date): PurchaseBlock | null {
  return purchaseBlock({
    productStatus: offer.status,
    optionStatus: offer.option_status,
    isAppOnly: offer.is_app_only,
    platform: asker.platform,
    minAppUserGrade: offer.min_grade,
    buyerGrade: asker.buyer?.grade ?? null,
    saleType: offer.sale_type,
    comingSoonAt: offer.coming_soon_at?.toISOString() ?? null,
    limitedBeginAt: offer.limited_begin_at?.toISOString() ?? null,
    limitedEndAt: offer.limited_end_at?.toISOString() ?? null,
    lacksShare: offer.lacks_share,
    available: offer.option_status === "unlimited_stock_in" ? null : offer.remaining,
    units,
    now: now.toISOString(),
  });
}

/** Returns the detail of a refusal that names the offers. */
export function detailOf(offers: readonly OfferRow[]): RefusalDetail {
  return {
    products: offers.map(({ id, name, option_name, remaining }) => ({
      id,
      name,
      optionName: option_name,
      remaining,
    })),
  };
}
