import type { Input } from "@todayfruit/contract/all-calls";
import type { AddressValues, GuestValues } from "./address-form-values.ts";
import { type AddressField, addressRules, nameRule, phoneRule } from "./address-rules.ts";

export type OrderAddress = Input<"PUT /v3/app-users/order-tmp/address/{id}">["body"]["address"];

/** Destination of an order as far as it is known; a five-digit zonecode is enough to quote the shipping fee. */
export type Destination = { address: OrderAddress } | { zonecode: string };

/**
 * Converts form values to an order's address.
 *
 * @returns `null` while something is missing or wrong
 */
export function orderAddressOf(values: AddressValues): OrderAddress | null {
  const fields = Object.keys(addressRules) as AddressField[];
  if (fields.some((field) => addressRules[field](values[field], values) !== true)) return null;
  const { receiverName, phone, zonecode, addressDetail, entranceCode } = values;
  return {
    ...namesOf(values),
    addressDetail: addressDetail.trim(),
    entranceCode: entranceCode.trim(),
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

/** Returns the names of the address: both while the base address is the one found, otherwise only what was typed. */
function namesOf({ baseAddress, roadAddress, jibunAddress }: AddressValues) {
  const selectedAddress = baseAddress.trim();
  const isFound = selectedAddress === roadAddress || selectedAddress === jibunAddress;
  return isFound
    ? { selectedAddress, roadAddress: roadAddress || selectedAddress, jibunAddress }
    : { selectedAddress, roadAddress: selectedAddress, jibunAddress: "" };
}
