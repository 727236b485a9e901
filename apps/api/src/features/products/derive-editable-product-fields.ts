import type { ProductFields as Schema } from "@todayfruit/contract/products/operator-products.calls";
import type { ProductStatus } from "@todayfruit/domain/catalog/product-and-option-status";
import type { SaleType } from "@todayfruit/domain/catalog/sale-type";
import type { TaxStatus } from "@todayfruit/domain/catalog/tax-status";
import { splitNoticeFromDescription } from "@todayfruit/domain/products/split-notice-from-description";
import type { ShippingFeeUnit } from "@todayfruit/domain/shipping/shipping-fee-units";
import type { Static } from "typebox";
import type { EditableProductRow } from "./operator-products.repository.ts";

/** Fields of a product as operators edit them. */
export type ProductFields = Static<typeof Schema>;

/** Translates a row into the fields that operators edit; the notice is apart from the description. */
export function deriveEditableProductFields(row: EditableProductRow): ProductFields {
  const { contents } = splitNoticeFromDescription(row.contents as ProductFields["contents"]);
  return {
    name: row.name,
    subTitle: row.sub_title,
    kind: row.kind,
    status: row.status as ProductStatus,
    categoryId: row.category_id,
    distributorId: row.distributor_id,
    representativeOptionId: row.representative_option_id,
    taxStatus: row.tax_status as TaxStatus,
    origin: row.origin,
    storage: row.storage,
    harvestNote: row.harvest_note,
    expiryNote: row.expiry_note,
    seasonNote: row.season_note,
    sweetnessBrix: row.sweetness_brix,
    nextHarvestOn: row.next_harvest_on,
    keywords: row.keywords,
    images: row.images,
    imageAlts: row.image_alts as ProductFields["imageAlts"],
    contents,
    itemNotice: row.item_notice as ProductFields["itemNotice"],
    videoUrl: row.video_url,
    relatedProductIds: row.related_product_ids,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    labelRecommend: row.label_recommend,
    labelShippingMethod: row.label_shipping_method,
    isExclusive: row.is_exclusive,
    isAppOnly: row.is_app_only,
    isWholesale: row.is_wholesale,
    minGrade: row.min_grade,
    restrictedStockOrder: row.restricted_stock_order,
    requiresShare: row.requires_share,
    ...saleOf(row),
    ...shippingOf(row),
  };
}

function saleOf(row: EditableProductRow) {
  return {
    noResale: row.no_resale,
    saleType: row.sale_type as SaleType,
    comingSoonAt: row.coming_soon_at?.toISOString() ?? null,
    limitedBeginAt: row.limited_begin_at?.toISOString() ?? null,
    limitedEndAt: row.limited_end_at?.toISOString() ?? null,
    goalQuantity: row.goal_quantity,
  };
}

function shippingOf(row: EditableProductRow) {
  return {
    shippingBase: row.shipping_base,
    shippingPrimaryArea: row.shipping_primary_area,
    shippingSecondaryArea: row.shipping_secondary_area,
    shippingThirdArea: row.shipping_third_area,
    shippingFeeUnit: row.shipping_fee_unit as ShippingFeeUnit,
    freeShippingFrom: row.free_shipping_from,
    isBundle: row.is_bundle,
    undeliverablePrimaryArea: row.undeliverable_primary_area,
    undeliverableSecondaryArea: row.undeliverable_secondary_area,
    undeliverableThirdArea: row.undeliverable_third_area,
    undeliverableNote: row.undeliverable_note,
    carrierCode: row.delivery_company_code,
    maxUnitInBox: row.max_unit_in_box,
    unstoringDaysAfter: row.unstoring_days_after,
  };
}
