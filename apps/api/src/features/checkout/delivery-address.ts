import type { OrderAddressInput } from "@todayfruit/contract/entities/address";
import { normalizePhone } from "@todayfruit/domain/korean/phone";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Static } from "typebox";
import type { TmpAddress } from "./order-tmp.repository.ts";

/**
 * The address of an order as it is kept: phones in one form, empty words as empty texts. `areaAddress` is dropped:
 * the area is derived from the zonecode wherever it decides an amount.
 */
export function readOrderAddress(
  input: Static<typeof OrderAddressInput>,
): Result<TmpAddress, "PHONE_INVALID"> {
  const phone = normalizePhone(input.phone);
  if (!phone.ok) return refuse("PHONE_INVALID");
  const guestPhone = input.guestOrderPhone ? normalizePhone(input.guestOrderPhone) : ok(null);
  if (!guestPhone.ok) return refuse("PHONE_INVALID");
  return ok({
    selectedAddress: input.selectedAddress,
    roadAddress: input.roadAddress,
    jibunAddress: input.jibunAddress,
    addressDetail: input.addressDetail,
    receiverName: input.receiverName.trim(),
    phone: phone.value,
    zonecode: input.zonecode,
    memo: input.memo ?? "",
    deliveryAddressType: input.deliveryAddressType ?? "",
    guestOrderName: input.guestOrderName?.trim() || null,
    guestOrderPhone: guestPhone.value,
  });
}
