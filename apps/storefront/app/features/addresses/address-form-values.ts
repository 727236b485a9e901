import { formatPhone, normalizePhone } from "@todayfruit/domain/korean/normalize-and-format-phone";

/** Values of the address form as typed. */
export type AddressValues = {
  receiverName: string;
  phone: string;
  zonecode: string;
  baseAddress: string;
  addressDetail: string;
  /** 공동현관 비밀번호; "" when there is none. */
  entranceCode: string;
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

export const BLANK_ADDRESS: AddressValues = {
  receiverName: "",
  phone: "",
  zonecode: "",
  baseAddress: "",
  addressDetail: "",
  entranceCode: "",
  roadAddress: "",
  jibunAddress: "",
};

/** Converts a saved address to form values. */
export function addressValuesOf(address: Omit<AddressValues, "baseAddress"> & { selectedAddress: string }) {
  const { receiverName, phone, zonecode, selectedAddress, addressDetail, roadAddress, jibunAddress } =
    address;
  const { entranceCode } = address;
  return {
    receiverName,
    phone: tidyPhone(phone),
    zonecode,
    baseAddress: selectedAddress,
    addressDetail,
    entranceCode,
    roadAddress,
    jibunAddress,
  };
}

/** @example tidyPhone("01012345678") // "010-1234-5678"; anything but a mobile number is returned as typed */
export function tidyPhone(typed: string): string {
  const phone = normalizePhone(typed);
  return phone.ok ? formatPhone(phone.value) : typed;
}
