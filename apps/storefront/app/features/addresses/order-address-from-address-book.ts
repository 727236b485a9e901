import type { AddressBookEntry } from "./address-book-type-and-query-key.ts";
import type { OrderAddress } from "./order-address-from-form-values.ts";

/** Converts an address of the address book to an order's address; the server derives its area. */
export function orderAddressFromAddressBook(address: AddressBookEntry): OrderAddress {
  const { default: _isDefault, areaAddress: _derivedByTheServer, ...rest } = address;
  return rest;
}
