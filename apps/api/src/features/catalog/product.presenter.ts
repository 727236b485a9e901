import type { Reply } from "@todayfruit/contract/all-calls";
import type { ContentBlock, Product, ProductSummary } from "@todayfruit/contract/catalog/product";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { listShareToBuyConditions } from "@todayfruit/domain/catalog/list-share-to-buy-conditions";
import { priceHistory } from "@todayfruit/domain/catalog/prices/fill-and-describe-price-history";
import { unitPriceAmountAt } from "@todayfruit/domain/catalog/prices/price-at";
import type { DeliveryCalendar } from "@todayfruit/domain/delivery/delivery-calendar";
import {
  noticeBlocks,
  splitNoticeFromDescription,
} from "@todayfruit/domain/products/split-notice-from-description";
import type { Static } from "typebox";
import type { ProductRow } from "./catalog.repository.ts";
import { computeDeliveryPromiseOfProduct } from "./compute-delivery-promise-of-product.ts";
import { presentPromise } from "./map-delivery-terms-and-promise.ts";
import { computeCurrentPrice } from "./prices/compute-current-price.ts";
import { computeSupplyPrice } from "./prices/compute-supply-price.ts";
import type { SummaryRow } from "./product-summary.sql.ts";

/** Presents a product as on a card, at the price of its representative option at an instant. */
export function presentSummary(row: SummaryRow, now: Date): Static<typeof ProductSummary> {
  const { price, timed } = computeCurrentPrice(
    { ...row, special_sale_price: row.representative_special_price },
    now,
  );
  return {
    id: row.id,
    uuid: row.uuid,
    name: row.name,
    subTitle: row.sub_title,
    images: row.images,
    productStatus: presentStatus(row),
    productPrice: {
      price,
      listPrice: row.list_price,
      supplyPrice: computeSupplyPrice(price, row.tax_status),
      timedPrice: timed,
    },
    unitPrice: presentUnitPrice(row, price),
    scoreAverage: row.score_average,
    counts: { QNAs: row.question_count, reviews: row.review_count, favorites: row.favorite_count },
    isExclusive: row.is_exclusive,
    isAppOnly: row.is_app_only,
    isBundleByDistributor: row.is_bundle,
    minAppUserGrade: row.min_grade,
    restrictedStockOrder: row.restricted_stock_order,
    maxUnitInBox: row.max_unit_in_box,
    unstoringDaysAfter: row.unstoring_days_after,
    freeShippingFeeConditionPrice: row.free_shipping_from,
    productShippingFee: {
      base: row.shipping_base,
      primaryArea: row.shipping_primary_area,
      secondaryArea: row.shipping_secondary_area,
      thirdArea: row.shipping_third_area,
    },
    labelRecommend: row.label_recommend,
    labelShippingMethod: row.label_shipping_method,
    productSaleType: {
      saleType: row.sale_type,
      comingSoonDate: row.coming_soon_at?.toISOString() ?? null,
      limitedPeriodBegin: row.limited_begin_at?.toISOString() ?? null,
      limitedPeriodEnd: row.limited_end_at?.toISOString() ?? null,
      goalQuantity: row.goal_quantity,
      noResale: row.no_resale,
    },
    distributor: { id: row.distributor_id, name: row.distributor_name, region: row.distributor_region },
    category: {
      id: row.category_id,
      name: row.category_name,
      parent: row.parent_id === null ? null : { id: row.parent_id, name: row.parent_name ?? "" },
    },
  };
}

/** Presents the status: a product in stock by its status is sold out when no option is left. */
export function presentStatus({
  status,
  is_sold_out,
}: Pick<SummaryRow, "status" | "is_sold_out">): SummaryRow["status"] {
  return is_sold_out && (status === "stock_in" || status === "unlimited_stock_in") ? "stock_out" : status;
}

export function presentProduct(
  row: ProductRow,
  now: Date,
  calendar: DeliveryCalendar,
): Static<typeof Product> {
  const promise = computeDeliveryPromiseOfProduct(row, row.shipment_dates, now, calendar);
  const summary = presentSummary(row, now);
  return {
    ...summary,
    priceHistory: priceHistory(row.price_days, summary.productPrice.price, kstDateOf(now.toISOString())),
    contents: contentsOf(row),
    undeliverable: presentUndeliverable(row),
    productDetail: presentDetail(row),
    imageAlts: row.images.map((path) => row.image_alts.find(({ src }) => src === path)?.alt ?? ""),
    seo: { title: row.seo_title, description: row.seo_description },
    video: row.video,
    deliveryCompany: { code: row.delivery_company_code, name: row.delivery_company_name },
    distributor: {
      id: row.distributor_id,
      name: row.distributor_name,
      region: row.distributor_region,
      greeting: row.greeting,
      bundlePolicy: row.bundle_policy,
      shippingAddress: row.shipping_address,
      orderCutoffTime: row.order_cutoff_time,
      shippingWeekdays: row.shipping_weekdays,
      csPhone: row.cs_phone,
      businessNumber: row.business_number,
    },
    origin: row.origin,
    storage: row.storage,
    harvestNote: row.harvest_note,
    harvest: row.harvest,
    expiryNote: row.expiry_note,
    seasonNote: row.season_note,
    nextHarvestDate: row.next_harvest_on,
    isFavorites: false,
    waitingRoom: row.waiting_room && {
      id: row.waiting_room.id,
      opensAt: new Date(row.waiting_room.opensAt).toISOString(),
    },
    userProductOrderConditions: listShareToBuyConditions({ requiresShare: row.requires_share }, false),
    expectedShipmentDate: promise.dispatchDate,
    deliveryPromise: presentPromise(promise),
  };
}

/** Returns the description with the notice of goods at its end. */
function contentsOf({ contents: stored, item_notice: notice }: ProductRow): Static<typeof ContentBlock>[] {
  const { contents, itemNotice } = splitNoticeFromDescription(stored as Static<typeof ContentBlock>[]);
  const shown = notice ?? itemNotice;
  return shown ? [...contents, ...noticeBlocks(shown)] : contents;
}

type UndeliverableColumns = Pick<
  ProductRow,
  | "undeliverable_primary_area"
  | "undeliverable_secondary_area"
  | "undeliverable_third_area"
  | "undeliverable_note"
>;

export function presentUndeliverable(row: UndeliverableColumns): Static<typeof Product>["undeliverable"] {
  return {
    primaryArea: row.undeliverable_primary_area,
    secondaryArea: row.undeliverable_secondary_area,
    thirdArea: row.undeliverable_third_area,
    note: row.undeliverable_note,
  };
}

type DetailColumns = Pick<
  ProductRow,
  "id" | "shipping_fee_unit" | "tax_status" | "video_url" | "representative_option_id"
>;

export function presentDetail(row: DetailColumns): Static<typeof Product>["productDetail"] {
  return {
    shippingFeeUnit: row.shipping_fee_unit,
    taxStatus: row.tax_status,
    videoUrl: row.video_url,
    optionIdPath: `${row.id}/${row.representative_option_id}`,
  };
}

/** Presents the unit price at a price of one unit, in 원. */
export function presentUnitPrice(
  row: Pick<SummaryRow, "unit_price_unit" | "unit_price_amount" | "price">,
  price: number,
): Reply<"GET /v1/products/{id}">["unitPrice"] {
  if (row.unit_price_unit === null || row.unit_price_amount === null) return null;
  return { unit: row.unit_price_unit, amount: unitPriceAmountAt(row.unit_price_amount, row.price, price) };
}
