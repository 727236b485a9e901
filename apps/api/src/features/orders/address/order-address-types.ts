import type { DeliveryAddress } from "@todayfruit/domain/shipping/check-and-normalize-delivery-address";

/** Address of a parcel as stored with an order or a gift. */
export type ParcelAddress = Omit<DeliveryAddress, "entranceCode"> & {
  /** Absent once it is deleted, after the delivery. */
  entranceCode?: string | undefined;
};

/** Delivery address of an order as stored, with the orderer of a guest's order; its area is derived from the zonecode. */
export type OrderAddress = ParcelAddress & {
  guestOrderName: string | null;
  guestOrderPhone: string | null;
};
