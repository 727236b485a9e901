import type { DistributorRecord } from "../records/distributor-record.ts";
import type { ImportedRow } from "./imported-row-types.ts";

export function buildDistributorRow(record: DistributorRecord): ImportedRow<"distributor"> {
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
