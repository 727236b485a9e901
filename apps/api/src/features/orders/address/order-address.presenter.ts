import type { OrderAddress as ShownAddress } from "@todayfruit/contract/addresses/address";
import { areaOf } from "@todayfruit/domain/shipping/area";
import type { Static } from "typebox";
import type { OrderAddress } from "./order-address.ts";

/** Presents the address of an order with its area, in the shape of an address of the book. */
export function presentOrderAddress(address: OrderAddress): Static<typeof ShownAddress> {
  return { id: null, default: false, ...address, areaAddress: areaOf(address.zonecode) };
}
