import type { OrderAddress as ShownAddress } from "@todayfruit/contract/addresses/address";
import { areaOf, type RemoteAreaRange } from "@todayfruit/domain/shipping/area-of-zonecode";
import type { Static } from "typebox";
import type { OrderAddress } from "./order-address-types.ts";

/** Presents the address of an order with its area, in the shape of an address of the book. */
export function presentOrderAddress(
  address: OrderAddress,
  remoteAreas: readonly RemoteAreaRange[],
): Static<typeof ShownAddress> {
  const { zonecode, entranceCode = "" } = address;
  return { id: null, default: false, ...address, entranceCode, areaAddress: areaOf(zonecode, remoteAreas) };
}
