import type { AddressInput } from "@todayfruit/contract/entities/address";
import { normalizePhone } from "@todayfruit/domain/korean/phone";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Static } from "typebox";
import type { NewAddress } from "./addresses.repository.ts";

/** An address as it is kept, from what somebody typed. @param isDefault whether it is the one orders start with */
export function addressOf(
  typed: Static<typeof AddressInput>,
  userId: number,
  isDefault: boolean,
): Result<Omit<NewAddress, "now">, "PHONE_INVALID"> {
  const phone = normalizePhone(typed.phone);
  if (!phone.ok) return refuse("PHONE_INVALID");
  return ok({
    user_id: userId,
    is_default: isDefault,
    selected_address: typed.selectedAddress,
    road_address: typed.roadAddress,
    jibun_address: typed.jibunAddress,
    address_detail: typed.addressDetail,
    receiver_name: typed.receiverName,
    phone: phone.value,
    zonecode: typed.zonecode,
    memo: typed.memo ?? "",
    delivery_address_type: typed.deliveryAddressType ?? "",
  });
}
