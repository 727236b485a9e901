import type { CategoryRecord } from "../records/category-record.ts";
import type { DistributorRecord } from "../records/distributor-record.ts";
import type { VideoRecord } from "../records/video-record.ts";
import type { ImportDay } from "./import-day.ts";
import type { WrittenRow } from "./written-row.ts";

/** A root and its children, the root first. */
export function categoryRows({ children, ...root }: CategoryRecord): WrittenRow<"category">[] {
  return [
    { id: root.id, parent_id: null, slug: root.slug, name: root.name, icon: root.icon, sort: root.sort },
    ...children.map(({ id, name, icon, sort }) => ({ id, parent_id: root.id, slug: null, name, icon, sort })),
  ];
}

export function distributorRow(record: DistributorRecord): WrittenRow<"distributor"> {
  return {
    id: record.id,
    uuid: record.uuid,
    name: record.name,
    region: record.region,
    greeting: record.greeting,
    delivery_company_code: record.deliveryCompany.code,
    delivery_company_name: record.deliveryCompany.name,
    shipping_address: record.shippingAddress,
    base_shipping_fee: record.baseShippingFee,
    free_shipping_from: record.freeShippingFeeConditionPrice,
    is_bundle: record.isBundleByDistributor,
    bundle_policy: record.bundlePolicy,
    order_cutoff_time: record.orderCutoffTime,
    shipping_weekdays: record.shippingWeekdays,
    cs_phone: record.csPhone,
    business_number: record.businessNumber,
  };
}

/** @param isGood whether a product of the video can be shown */
export function videoRow(
  record: VideoRecord,
  day: ImportDay,
  isGood: (productId: number) => boolean,
): WrittenRow<"video"> {
  return {
    id: record.id,
    slug: record.slug,
    title: record.title,
    contents: record.contents,
    video_url: record.videoUrl,
    thumbnail: record.thumbnail,
    duration_seconds: record.durationSeconds,
    width: record.width,
    height: record.height,
    view_count: record.viewCount,
    share_count: record.videoShareCount,
    product_ids: record.productIds.filter(isGood),
    created_at: day.instantAt(record.dateOffset),
  };
}
