import type { Services } from "../../../http/handler-context-types.ts";
import { errorFields } from "../../../http/log.ts";
import { countFailure, dequeueParcels, type ParcelRow } from "./tracking.repository.ts";
import { updateParcelTracking } from "./update-parcel-tracking.ts";

/** Time in ms for which a claimed parcel is reserved; after that one of a dead process is available again. */
const CLAIM_MS = 10 * 60_000;

/**
 * Queries the tracking service about every due parcel. A parcel is queried by one process at a time; one that fails
 * does not block others.
 *
 * @returns number of parcels for which the carrier answered
 */
export async function trackParcels(services: Services, take = 50): Promise<number> {
  const now = services.now();
  const claimed = await dequeueParcels(services.db, now, take, new Date(now.getTime() + CLAIM_MS));
  let answered = 0;
  for (const parcel of claimed) if (await isFollowed(services, parcel)) answered += 1;
  return answered;
}

async function isFollowed(services: Services, parcel: ParcelRow): Promise<boolean> {
  try {
    return await updateParcelTracking(services, parcel);
  } catch (error) {
    services.log.error("parcel failed", {
      job: "track-parcels",
      code: String(parcel.id),
      ...errorFields(error),
    });
    await countFailure(services.db, parcel.id, new Date(services.now().getTime() + CLAIM_MS));
    return false;
  }
}
