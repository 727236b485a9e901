import type { Reply } from "@todayfruit/contract/all-calls";
import { areaOf, type RemoteAreaRange } from "@todayfruit/domain/shipping/area-of-zonecode";
import type { ParcelRow, PickedRow } from "./list-parcels-and-picks.repository.ts";

export type PackedParcel = Reply<"GET /operator/v1/packing">["list"][number];
export type PickedOption = Reply<"GET /operator/v1/pick-list">["list"][number];

/** Presents a parcel with all that its delivery needs. */
export function presentParcel(row: ParcelRow, remoteAreas: readonly RemoteAreaRange[]): PackedParcel {
  const { address } = row;
  return {
    orderId: row.order_id,
    orderNumber: row.number,
    giftToId: row.gift_id === 0 ? null : row.gift_id,
    distributor: {
      id: row.distributor_id,
      name: row.distributor_name,
      region: row.distributor_region,
      phone: row.cs_phone,
    },
    carrier: { code: row.carrier_code, name: row.carrier_name },
    dispatchOn: row.dispatch_on,
    receiver: {
      name: address.receiverName,
      phone: address.phone,
      zonecode: address.zonecode,
      roadAddress: address.roadAddress,
      addressDetail: address.addressDetail,
      memo: address.memo,
      entranceCode: address.entranceCode ?? "",
      areaAddress: areaOf(address.zonecode, remoteAreas),
    },
    giftMessage:
      row.sender_name === null ? null : { senderName: row.sender_name, message: row.gift_message ?? "" },
    products: row.products.map(({ id, name, status, options }) => ({
      id,
      name,
      orderItemProductStatus: status,
      options,
    })),
  };
}

export function presentPick(row: PickedRow): PickedOption {
  return {
    distributorId: row.distributor_id,
    distributorName: row.distributor_name,
    productId: row.product_id,
    productName: row.product_name,
    optionId: row.option_id,
    optionName: row.option_name,
    storage: row.storage,
    units: row.units,
    lots: row.lots,
    parcels: row.parcels,
    unitsLeft: row.units_left === null ? null : Math.max(0, row.units_left),
  };
}
