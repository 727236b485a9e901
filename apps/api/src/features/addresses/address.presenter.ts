import type { Address } from "@todayfruit/contract/addresses/address";
import { areaOf, type RemoteAreaRange } from "@todayfruit/domain/shipping/area-of-zonecode";
import type { Static } from "typebox";
import type { AddressRow } from "./addresses.repository.ts";

export function presentAddress(
  row: AddressRow,
  remoteAreas: readonly RemoteAreaRange[],
): Static<typeof Address> {
  return {
    id: row.id,
    default: row.is_default,
    selectedAddress: row.selected_address,
    roadAddress: row.road_address,
    jibunAddress: row.jibun_address,
    addressDetail: row.address_detail,
    receiverName: row.receiver_name,
    phone: row.phone,
    zonecode: row.zonecode,
    areaAddress: areaOf(row.zonecode, remoteAreas),
    memo: row.memo,
    entranceCode: row.entrance_code,
    deliveryAddressType: row.delivery_address_type,
    guestOrderName: null,
    guestOrderPhone: null,
  };
}
