import type { Input } from "@todayfruit/contract/all-calls";
import { checkName } from "@todayfruit/domain/accounts/name";
import { formatPhone, normalizePhone } from "@todayfruit/domain/korean/phone";

export type OrderAddress = Input<"PUT /v3/app-users/order-tmp/address/{id}">["body"]["address"];

/** Destination of an order as far as it is known; a five-digit zonecode is enough to quote the shipping fee. */
export type Destination = { address: OrderAddress } | { zonecode: string };

/** Values of the address form as typed. */
export type AddressValues = {
  receiverName: string;
  phone: string;
  zonecode: string;
  baseAddress: string;
  addressDetail: string;
  /** Road name of the address found by the postcode search; "" when the address was typed. */
  roadAddress: string;
  jibunAddress: string;
};

/** Values of a guest's form: the address and the orderer. `receiverIsOrderer` copies the orderer to the receiver. */
export type GuestValues = AddressValues & {
  guestOrderName: string;
  guestOrderPhone: string;
  receiverIsOrderer: boolean;
};

export const blankAddress: AddressValues = {
  receiverName: "",
  phone: "",
  zonecode: "",
  baseAddress: "",
  addressDetail: "",
  roadAddress: "",
  jibunAddress: "",
};

/** Converts a saved address to form values. */
export function addressValuesOf(address: Omit<AddressValues, "baseAddress"> & { selectedAddress: string }) {
  const { receiverName, phone, zonecode, selectedAddress, addressDetail, roadAddress, jibunAddress } =
    address;
  return {
    receiverName,
    phone: tidyPhone(phone),
    zonecode,
    baseAddress: selectedAddress,
    addressDetail,
    roadAddress,
    jibunAddress,
  };
}

/** Validators per field; each returns an error message or `true`. Used by the form and by `orderAddressOf`. */
export const addressRules = {
  receiverName: nameRule,
  phone: phoneRule,
  zonecode: (value: string) => (/^\d{5}$/.test(value) ? true : "우편번호 5자리를 적어주세요"),
  baseAddress: (value: string) =>
    value.trim().length >= 2 ? true : "기본 주소를 적어주세요. 예: 서울 송파구 올림픽로 300",
  addressDetail: (value: string) => (value.trim() ? true : "상세 주소를 적어주세요"),
} satisfies Partial<Record<keyof AddressValues, (value: string) => string | true>>;

/** Names of the fields that are shown. */
export type AddressField = keyof typeof addressRules;

export const guestRules = { guestOrderName: nameRule, guestOrderPhone: phoneRule } as const;

/**
 * Converts form values to an order's address.
 *
 * @returns `null` while something is missing or wrong
 */
export function orderAddressOf(values: AddressValues): OrderAddress | null {
  const fields = Object.keys(addressRules) as AddressField[];
  if (fields.some((field) => addressRules[field](values[field]) !== true)) return null;
  const { receiverName, phone, zonecode, addressDetail } = values;
  return {
    ...namesOf(values),
    addressDetail: addressDetail.trim(),
    receiverName: receiverName.trim(),
    phone: phone.trim(),
    zonecode,
  };
}

/** Converts a guest's form values to an order's address with the orderer. */
export function guestAddressOf(values: GuestValues): OrderAddress | null {
  const { guestOrderName, guestOrderPhone, receiverIsOrderer } = values;
  if (nameRule(guestOrderName) !== true || phoneRule(guestOrderPhone) !== true) return null;
  const receiver = receiverIsOrderer
    ? { ...values, receiverName: guestOrderName, phone: guestOrderPhone }
    : values;
  const address = orderAddressOf(receiver);
  return (
    address && { ...address, guestOrderName: guestOrderName.trim(), guestOrderPhone: guestOrderPhone.trim() }
  );
}

/**
 * Converts a guest's form values to a destination: the whole address, or the zonecode alone.
 *
 * @returns `null` until the zonecode is right
 */
export function guestDestinationOf(values: GuestValues): Destination | null {
  const address = guestAddressOf(values);
  if (address) return { address };
  return addressRules.zonecode(values.zonecode) === true ? { zonecode: values.zonecode } : null;
}

/** @example tidyPhone("01012345678") // "010-1234-5678"; anything but a mobile number is returned as typed */
export function tidyPhone(typed: string): string {
  const phone = normalizePhone(typed);
  return phone.ok ? formatPhone(phone.value) : typed;
}

/** Returns the names of the address: both while the base address is the one found, otherwise only what was typed. */
function namesOf({ baseAddress, roadAddress, jibunAddress }: AddressValues) {
  const selectedAddress = baseAddress.trim();
  const isFound = selectedAddress === roadAddress || selectedAddress === jibunAddress;
  return isFound
    ? { selectedAddress, roadAddress: roadAddress || selectedAddress, jibunAddress }
    : { selectedAddress, roadAddress: selectedAddress, jibunAddress: "" };
}

function nameRule(value: string): string | true {
  return checkName(value).ok ? true : "이름을 한글이나 영문으로 적어주세요";
}

function phoneRule(value: string): string | true {
  return normalizePhone(value).ok ? true : "010으로 시작하는 휴대폰 번호를 적어주세요";
}
