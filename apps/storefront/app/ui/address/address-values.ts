import type { Input } from "@todayfruit/contract/all-calls";
import { checkName } from "@todayfruit/domain/accounts/name";
import { formatPhone, normalizePhone } from "@todayfruit/domain/korean/phone";

export type OrderAddress = Input<"PUT /v3/app-users/order-tmp/address/{id}">["body"]["address"];

/** Where an order goes, as far as it is known: five digits are enough to say what the way costs. */
export type Destination = { address: OrderAddress } | { zonecode: string };

/** What is typed for an address, as it stands in the fields. */
export type AddressValues = {
  receiverName: string;
  phone: string;
  zonecode: string;
  baseAddress: string;
  addressDetail: string;
  /** What the postcode search said of the base address, by its two names; "" where it was typed. */
  roadAddress: string;
  jibunAddress: string;
};

/** A guest says also who orders; `receiverIsOrderer` spares typing it twice. */
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

/** A kept address, as it stands in the fields. */
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

/** What is wrong with each field and how to put it right, or `true`. For the form and for `orderAddressOf` alike. */
export const addressRules = {
  receiverName: nameRule,
  phone: phoneRule,
  zonecode: (value: string) => (/^\d{5}$/.test(value) ? true : "우편번호 5자리를 적어주세요"),
  baseAddress: (value: string) =>
    value.trim().length >= 2 ? true : "기본 주소를 적어주세요. 예: 서울 송파구 올림픽로 300",
  addressDetail: (value: string) => (value.trim() ? true : "상세 주소를 적어주세요"),
} satisfies Partial<Record<keyof AddressValues, (value: string) => string | true>>;

/** The fields that a shopper sees. */
export type AddressField = keyof typeof addressRules;

export const guestRules = { guestOrderName: nameRule, guestOrderPhone: phoneRule } as const;

/**
 * The address as an order takes it, once every field is right.
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

/** The same for a guest, with who orders. */
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
 * The whole address of a guest, or what is known of it.
 *
 * @returns `null` until the zonecode is right
 */
export function guestDestinationOf(values: GuestValues): Destination | null {
  const address = guestAddressOf(values);
  if (address) return { address };
  return addressRules.zonecode(values.zonecode) === true ? { zonecode: values.zonecode } : null;
}

/** @example tidyPhone("01012345678") // "010-1234-5678"; what is no mobile number stays as typed */
export function tidyPhone(typed: string): string {
  const phone = normalizePhone(typed);
  return phone.ok ? formatPhone(phone.value) : typed;
}

/** Both names of a place that was searched for, until another is typed over it: then only what was typed is known. */
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
