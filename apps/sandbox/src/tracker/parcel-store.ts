/** States of a parcel, in the words of tracker.delivery. */
export const CODES = [
  "INFORMATION_RECEIVED",
  "AT_PICKUP",
  "IN_TRANSIT",
  "OUT_FOR_DELIVERY",
  "ATTEMPT_FAIL",
  "DELIVERED",
  "AVAILABLE_FOR_PICKUP",
  "EXCEPTION",
] as const;
export type Code = (typeof CODES)[number];

export type ParcelEvent = {
  readonly time: string;
  readonly code: Code;
  readonly description: string;
  readonly location: string;
};

export type Parcel = {
  readonly carrierId: string;
  readonly trackingNumber: string;
  readonly events: readonly ParcelEvent[];
};

export type Parcels = {
  /** Returns a parcel with its events; remembers the number, so that the page can list it. */
  ask(carrierId: string, trackingNumber: string): Parcel;
  move(carrierId: string, trackingNumber: string, event: ParcelEvent): Parcel;
  /** Lists parcels, the latest queried first. */
  list(): readonly Parcel[];
};

/** Keeps the latest `kept` parcels in memory. */
export function createParcels(kept: number): Parcels {
  const parcels = new Map<string, Parcel>();

  function put(parcel: Parcel): Parcel {
    const key = `${parcel.carrierId} ${parcel.trackingNumber}`;
    parcels.delete(key);
    parcels.set(key, parcel);
    const [oldest] = parcels.keys();
    if (parcels.size > kept && oldest !== undefined) parcels.delete(oldest);
    return parcel;
  }

  function find(carrierId: string, trackingNumber: string): Parcel {
    return parcels.get(`${carrierId} ${trackingNumber}`) ?? { carrierId, trackingNumber, events: [] };
  }

  return {
    ask: (carrierId, trackingNumber) => put(find(carrierId, trackingNumber)),
    move(carrierId, trackingNumber, event) {
      const parcel = find(carrierId, trackingNumber);
      return put({ ...parcel, events: [...parcel.events, event] });
    },
    list: () => [...parcels.values()].toReversed(),
  };
}
