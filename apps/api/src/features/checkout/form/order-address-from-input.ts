import type { AddressInput } from "@todayfruit/contract/addresses/address";
import { normalizePhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { checkAndNormalizeDeliveryAddress } from "@todayfruit/domain/shipping/check-and-normalize-delivery-address";
import type { Static } from "typebox";
import type { OrderAddress } from "../../orders/address/order-address-types.ts";

/** Returns the address of an order as it is stored, from the given input, with the name and phone of a guest. */
export function orderAddressFromInput(
  input: Static<typeof AddressInput>,
): Result<OrderAddress, "PHONE_INVALID" | "ZONECODE_MISMATCH"> {
  const address = checkAndNormalizeDeliveryAddress(input);
  if (!address.ok) return address;
  const guestPhone = input.guestOrderPhone ? normalizePhone(input.guestOrderPhone) : ok(null);
  if (!guestPhone.ok) return refuse("PHONE_INVALID");
  return ok({
    ...address.value,
    guestOrderName: input.guestOrderName?.trim() || null,
    guestOrderPhone: guestPhone.value,
  });
}
