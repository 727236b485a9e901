import { checkName } from "@todayfruit/domain/accounts/check-name";
import { addressMismatchText } from "@todayfruit/domain/addresses/address-mismatch-text";
import { normalizePhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import type { AddressValues } from "./address-form-values.ts";

/** Validators per field; each returns an error message or `true`. Used by the form and by `orderAddressOf`. */
export const addressRules = {
  receiverName: nameRule,
  phone: phoneRule,
  zonecode: (value: string) => (isZonecode(value) ? true : "주소 찾기로 우편번호를 골라 주세요"),
  baseAddress: (value: string, { zonecode }: Pick<AddressValues, "zonecode">) => {
    if (value.trim().length < 2) return BASE_ADDRESS_MISSING;
    return (isZonecode(zonecode) && addressMismatchText(zonecode, value)) || true;
  },
  addressDetail: (value: string) => (value.trim() ? true : "상세 주소를 적어주세요"),
  entranceCode: () => true,
} satisfies Partial<Record<keyof AddressValues, (value: string, values: AddressValues) => string | true>>;

/** Message of an empty address; any other one of the address is about the postcode, too. */
export const BASE_ADDRESS_MISSING = "주소 찾기로 주소를 골라 주세요";

/** Options with which a form registers a field: a changed postcode has the address checked again. */
export function addressFieldOptions(name: AddressField) {
  const deps: "baseAddress"[] = name === "zonecode" ? ["baseAddress"] : [];
  return { validate: addressRules[name], deps };
}

/** Names of the fields that are shown. */
export type AddressField = keyof typeof addressRules;

export const guestRules = { guestOrderName: nameRule, guestOrderPhone: phoneRule } as const;

export function nameRule(value: string): string | true {
  return checkName(value).ok ? true : "이름을 한글이나 영문으로 적어주세요";
}

export function phoneRule(value: string): string | true {
  return normalizePhone(value).ok ? true : "010으로 시작하는 휴대폰 번호를 적어주세요";
}

function isZonecode(value: string): boolean {
  return /^\d{5}$/.test(value);
}
