import { zonecodeMatchesAddress } from "../addresses/zonecode-matches-address.ts";
import { normalizePhone } from "../korean/normalize-and-format-phone.ts";
import { ok, type Result, refuse } from "../result.ts";

/** Most characters of the code of an entrance. */
export const MAX_ENTRANCE_CODE = 30;

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
  /** 공동현관 비밀번호; empty: none. */
  entranceCode: string;
  deliveryAddressType: string;
};

type Typed = Omit<DeliveryAddress, "memo" | "entranceCode" | "deliveryAddressType"> & {
  memo?: string | undefined;
  entranceCode?: string | undefined;
  deliveryAddressType?: string | undefined;
};

/**
 * Converts a typed address to its stored form. Refuses an invalid phone, and a zonecode of another place than the
 * address, because both decide where a parcel goes and what it costs. `areaAddress` is not part of it: the area is
 * derived from the zonecode wherever it decides an amount.
 *
 * @example checkAndNormalizeDeliveryAddress({ …, receiverName: " 김하루 ", phone: "010-1234-5678" })
 *   // ok({ …, receiverName: "김하루", phone: "01012345678", memo: "", entranceCode: "", deliveryAddressType: "" })
 * @example checkAndNormalizeDeliveryAddress({ …, phone: "02-123-4567" }) // refuse("PHONE_INVALID")
 * @example checkAndNormalizeDeliveryAddress({ …, selectedAddress: "제주 제주시 …", zonecode: "05551" }) // refuse("ZONECODE_MISMATCH")
 */
export function checkAndNormalizeDeliveryAddress(
  typed: Typed,
): Result<DeliveryAddress, "PHONE_INVALID" | "ZONECODE_MISMATCH"> {
  const phone = normalizePhone(typed.phone);
  if (!phone.ok) return refuse("PHONE_INVALID");
  if (!zonecodeMatchesAddress(typed.zonecode, typed.selectedAddress)) return refuse("ZONECODE_MISMATCH");
  return ok({
    selectedAddress: typed.selectedAddress,
    roadAddress: typed.roadAddress,
    jibunAddress: typed.jibunAddress,
    addressDetail: typed.addressDetail,
    receiverName: typed.receiverName.trim(),
    phone: phone.value,
    zonecode: typed.zonecode,
    memo: typed.memo ?? "",
    entranceCode: typed.entranceCode?.trim() ?? "",
    deliveryAddressType: typed.deliveryAddressType ?? "",
  });
}
