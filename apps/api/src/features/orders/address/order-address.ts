import type { DeliveryAddress } from "@todayfruit/domain/shipping/delivery-address";

/** Delivery address of an order as stored, with the orderer of a guest's order; its area is derived from the zonecode. */
export type OrderAddress = DeliveryAddress & {
  guestOrderName: string | null;
  guestOrderPhone: string | null;
};
