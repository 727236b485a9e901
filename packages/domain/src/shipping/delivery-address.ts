import { isZonecodeOf } from "../addresses/zonecode-of-address.ts";
import { normalizePhone } from "../korean/phone.ts";
import { ok, type Result, refuse } from "../result.ts";

/** Address of a delivery as it is stored: the phone as eleven digits, omitted fields as empty text. */
export type DeliveryAddress = {
  selectedAddress: string;
  roadAddress: string;
  jibunAddress: string;
  addressDetail: string;
  receiverName: string;
  phone: string;
  zonecode: string;
  memo: string;
  deliveryAddressType: string;
};

type Typed = Omit<DeliveryAddress, "memo" | "deliveryAddressType"> & {
  memo?: string | undefined;
  deliveryAddressType?: string | undefined;
};

/**
 * Converts a typed address to its stored form. Refuses an invalid phone, and a zonecode of another place than the
 * address, because both decide where a parcel goes and what it costs. `areaAddress` is not part of it: the area is
 * derived from the zonecode wherever it decides an amount.
 *
 * @example readDeliveryAddress({ …, receiverName: " 김하루 ", phone: "010-1234-5678" })
 *   // ok({ …, receiverName: "김하루", phone: "01012345678", memo: "", deliveryAddressType: "" })
 * @example readDeliveryAddress({ …, phone: "02-123-4567" }) // refuse("PHONE_INVALID")
 * @example readDeliveryAddress({ …, selectedAddress: "제주 제주시 …", zonecode: "05551" }) // refuse("ZONECODE_MISMATCH")
 */
export function readDeliveryAddress(
  typed: Typed,
): Result<DeliveryAddress, "PHONE_INVALID" | "ZONECODE_MISMATCH"> {
  const phone = normalizePhone(typed.phone);
  if (!phone.ok) return refuse("PHONE_INVALID");
  if (!isZonecodeOf(typed.zonecode, typed.selectedAddress)) return refuse("ZONECODE_MISMATCH");
  return ok({
    selectedAddress: typed.selectedAddress,
    roadAddress: typed.roadAddress,
    jibunAddress: typed.jibunAddress,
    addressDetail: typed.addressDetail,
    receiverName: typed.receiverName.trim(),
    phone: phone.value,
    zonecode: typed.zonecode,
    memo: typed.memo ?? "",
    deliveryAddressType: typed.deliveryAddressType ?? "",
  });
}
