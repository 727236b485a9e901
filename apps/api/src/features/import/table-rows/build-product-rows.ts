import { splitNoticeFromDescription } from "@todayfruit/domain/products/split-notice-from-description";
import type { ImportDay } from "../convert-day-offsets.ts";
import type { OptionRecord } from "../records/option-record.ts";
import type { ProductRecord } from "../records/product-record.ts";
import type { ImportedRow } from "./imported-row-types.ts";

/**
 * Builds the row of a product.
 *
 * @param isGood whether a related product can be shown
 */
export function productRow(
  record: ProductRecord,
  day: ImportDay,
  isGood: (productId: number) => boolean,
): ImportedRow<"product"> {
  const { contents, itemNotice } = splitNoticeFromDescription(record.contents);
  return {
    id: record.id,
    uuid: record.uuid,
    root_category_id: record.rootCategoryId,
    category_id: record.categoryId,
    distributor_id: record.distributorId,
    name: record.name,
    sub_title: record.subTitle,
    kind: record.kind,
    status: record.productStatus,
    list_price: record.productPrice.listPrice,
    price: record.productPrice.price,
    supply_cost: record.productPrice.supplyPrice,
    representative_option_id: record.representativeOptionId,
    unit_price_unit: record.unitPrice?.unit ?? null,
    unit_price_amount: record.unitPrice?.amount ?? null,
    ...shipping(record),
    tax_status: record.productDetail.taxStatus,
    video_url: record.productDetail.videoUrl,
    is_exclusive: record.isExclusive,
    is_app_only: record.isAppOnly,
    is_wholesale: record.isWholesale,
    min_grade: record.minAppUserGrade,
    restricted_stock_order: record.restrictedStockOrder,
    requires_share: record.requiresShare ?? false,
    label_recommend: record.labelRecommend,
    label_shipping_method: record.labelShippingMethod,
    ...saleWindow(record.productSaleType, day),
    origin: record.origin,
    storage: record.storage,
    harvest_note: record.harvestNote,
    expiry_note: record.expiryNote,
    season_note: record.seasonNote,
    sweetness_brix: record.sweetnessBrix ?? null,
    next_harvest_on: record.nextHarvestOffset === undefined ? null : day.dateAt(record.nextHarvestOffset),
    keywords: record.keywords,
    images: record.images,
    contents,
    item_notice: itemNotice,
    sales_weight: record.salesWeight,
    favorite_count: record.counts.favorites,
    related_product_ids: record.relatedProductIds.filter(isGood),
    created_at: day.instantAt(record.createdDateOffset),
  };
}

export function optionRow(
  record: OptionRecord,
  productId: number,
  day: ImportDay,
): ImportedRow<"product_option"> {
  const { listPrice, price, specialSalePrice, supplyPrice } = record.productOptionPrice;
  return {
    id: record.id,
    product_id: productId,
    name: record.name,
    sort: record.sort,
    amount: record.amount,
    weight_value: record.weight?.value ?? null,
    weight_unit: record.weight?.unit ?? null,
    list_price: listPrice,
    price,
    special_sale_price: specialSalePrice,
    supply_cost: supplyPrice,
    unit_price_unit: record.unitPrice?.unit ?? null,
    unit_price_amount: record.unitPrice?.amount ?? null,
    status: record.status,
    shipment_date: record.shipmentDateOffset === null ? null : day.dateAt(record.shipmentDateOffset),
    max_unit_in_box: record.maxUnitInBox,
  };
}

function shipping({ productShippingFee: fee, undeliverable, deliveryCompany, ...record }: ProductRecord) {
  return {
    shipping_base: fee.base,
    shipping_primary_area: fee.primaryArea,
    shipping_secondary_area: fee.secondaryArea,
    shipping_third_area: fee.thirdArea,
    shipping_fee_unit: record.productDetail.shippingFeeUnit,
    free_shipping_from: record.freeShippingFeeConditionPrice,
    is_bundle: record.isBundleByDistributor,
    undeliverable_primary_area: undeliverable.primaryArea,
    undeliverable_secondary_area: undeliverable.secondaryArea,
    undeliverable_third_area: undeliverable.thirdArea,
    undeliverable_note: undeliverable.note,
    delivery_company_code: deliveryCompany.code,
    delivery_company_name: deliveryCompany.name,
    max_unit_in_box: record.maxUnitInBox,
    unstoring_days_after: record.unstoringDaysAfter,
  };
}

/** Timed price of an option as the import writes it; instants in ISO 8601. */
export type TimedPriceRow = { option_id: number; price: number; begins_at: string; ends_at: string };

/** Builds the rows of an option's timed prices: from the begin of their first day to the end of their last. */
export function timedPriceRows({ id, timedPrices = [] }: OptionRecord, day: ImportDay): TimedPriceRow[] {
  return timedPrices.map(({ price, beginOffset, endOffset }) => ({
    option_id: id,
    price,
    begins_at: day.instantAt(beginOffset),
    ends_at: day.endOf(endOffset),
  }));
}

/** Converts the sale period: from the beginning of its first day to the end of its last. */
function saleWindow(sale: ProductRecord["productSaleType"], day: ImportDay) {
  const {
    comingSoonDateOffset: opens,
    limitedPeriodBeginOffset: begins,
    limitedPeriodEndOffset: ends,
  } = sale;
  return {
    sale_type: sale.saleType,
    coming_soon_at: opens === null ? null : day.instantAt(opens),
    limited_begin_at: begins === null ? null : day.instantAt(begins),
    limited_end_at: ends === null ? null : day.endOf(ends),
    goal_quantity: sale.goalQuantity,
    no_resale: sale.noResale,
  };
}
