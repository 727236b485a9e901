import { followParcel } from "../../features/fulfilment/tracking/follow-parcel.ts";
import {
  claimParcels,
  countFailure,
  type ParcelRow,
} from "../../features/fulfilment/tracking/tracking.repository.ts";
import type { Services } from "../../http/context.ts";
import { errorFields } from "../../http/log.ts";

/** A process that dies over a parcel keeps it from the others no longer than this. */
const CLAIM_MS = 10 * 60_000;

/**
 * Asks the tracking service about every parcel that is due. A parcel is asked about by one process at a time; one that
 * fails keeps no other waiting.
 *
 * @returns how many parcels the carriers answered about
 */
export async function trackParcels(services: Services, take = 50): Promise<number> {
  const now = services.now();
  const claimed = await claimParcels(services.db, now, take, new Date(now.getTime() + CLAIM_MS));
  let answered = 0;
  for (const parcel of claimed) if (await isFollowed(services, parcel)) answered += 1;
  return answered;
}

async function isFollowed(services: Services, parcel: ParcelRow): Promise<boolean> {
  try {
    return await followParcel(services, parcel);
  } catch (error) {
    services.log.error("parcel failed", { job: "parcels", code: String(parcel.id), ...errorFields(error) });
    await countFailure(services.db, parcel.id, new Date(services.now().getTime() + CLAIM_MS));
    return false;
  }
}
