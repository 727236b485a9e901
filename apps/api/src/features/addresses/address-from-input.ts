import type { AddressInput } from "@todayfruit/contract/addresses/address";
import { ok, type Result } from "@todayfruit/domain/result";
import { checkAndNormalizeDeliveryAddress } from "@todayfruit/domain/shipping/check-and-normalize-delivery-address";
import type { Static } from "typebox";
import type { NewAddress } from "./addresses.repository.ts";

/** Returns a row of the address book from the given input. @param isDefault whether orders start with it */
export function addressFromInput(
  typed: Static<typeof AddressInput>,
  userId: number,
  isDefault: boolean,
): Result<Omit<NewAddress, "now">, "PHONE_INVALID" | "ZONECODE_MISMATCH"> {
  const read = checkAndNormalizeDeliveryAddress(typed);
  if (!read.ok) return read;
  const address = read.value;
  return ok({
    user_id: userId,
    is_default: isDefault,
    selected_address: address.selectedAddress,
    road_address: address.roadAddress,
    jibun_address: address.jibunAddress,
    address_detail: address.addressDetail,
    receiver_name: address.receiverName,
    phone: address.phone,
    zonecode: address.zonecode,
    memo: address.memo,
    entrance_code: address.entranceCode,
    delivery_address_type: address.deliveryAddressType,
  });
}
