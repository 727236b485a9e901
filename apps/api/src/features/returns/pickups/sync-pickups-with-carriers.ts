import { nextPickupLook, nextPickupTry } from "@todayfruit/domain/returns/pickup-days-and-carrier-times";
import type { CarrierPickup, PickupReply } from "../../../gateways/pickups/pickup-gateway-types.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { errorFields } from "../../../http/log.ts";
import { announceCollected, announcePickup } from "./announce-pickup.ts";
import {
  type DuePickup,
  dequeuePickups,
  recordCollected,
  recordOrdered,
  settleTry,
} from "./queued-pickups.repository.ts";

/** Time in ms for which a claimed pickup is reserved; after that one of a dead process is available again. */
const CLAIM_MS = 10 * 60_000;

const LOST = "택배사에 맡긴 수거가 없어졌어요";
const NEVER_COLLECTED = "택배사가 가져가지 않았어요";
const COLLECTED_ANYWAY = "신청을 거둔 상품을 택배사가 가져갔어요";

/**
 * Brings every due pickup to the carriers: orders it, moves its day, cancels it, or asks whether the goods were collected.
 * A pickup is handled by one process at a time; one that fails does not block others and is tried again.
 *
 * @returns number of pickups that a carrier answered
 */
export async function syncPickupsWithCarriers(services: Services, take = 50): Promise<number> {
  const now = services.now();
  const due = await dequeuePickups(services.db, now, take, new Date(now.getTime() + CLAIM_MS));
  let answered = 0;
  for (const pickup of due) {
    try {
      if (await send(services, pickup)) answered += 1;
    } catch (error) {
      const about = { job: "send-pickups", code: String(pickup.id), ...errorFields(error) };
      services.log.error("pickup failed", about);
      await fail(services, pickup, "error");
    }
  }
  return answered;
}

async function send(services: Services, pickup: DuePickup): Promise<boolean> {
  const key = `return-${pickup.id}`;
  const { pickups } = services;
  const isNew = pickup.ordered_revision !== pickup.revision;
  const reply =
    pickup.cancelled_at !== null
      ? await pickups.cancel(key)
      : isNew
        ? await pickups.order({ key, ...orderOf(pickup) })
        : await pickups.find(key);
  if (reply.kind === "unavailable") {
    services.log.warn("pickup not answered", { job: "send-pickups", code: reply.reason });
    await fail(services, pickup, reply.reason);
    return false;
  }
  await record(services, pickup, reply);
  return true;
}

async function record(
  services: Services,
  pickup: DuePickup,
  reply: Exclude<PickupReply, { kind: "unavailable" }>,
): Promise<void> {
  const { db } = services;
  if (reply.kind === "refused") {
    // Asking again changes nothing: operators choose another day or carrier.
    await settleTry(db, pickup, { failures: pickup.failures + 1, failure: reply.reason, checkAt: null });
  } else if (reply.kind === "none") {
    const failure = pickup.cancelled_at === null ? LOST : null;
    await settleTry(db, pickup, { failures: 0, failure, checkAt: null });
  } else if (reply.pickup.collectedAt !== null) {
    await collect(services, pickup, { ...reply.pickup, collectedAt: reply.pickup.collectedAt });
  } else if (pickup.cancelled_at !== null) {
    await fail(services, pickup, "not cancelled");
  } else if (pickup.ordered_revision !== pickup.revision) {
    await accept(services, pickup, reply.pickup);
  } else {
    const checkAt = nextPickupLook(pickup.pickup_on, services.now());
    await settleTry(db, pickup, { failures: 0, failure: checkAt === null ? NEVER_COLLECTED : null, checkAt });
  }
}

/** Records that the carrier took the order, and tells the buyer the day. */
async function accept(services: Services, pickup: DuePickup, { reference }: CarrierPickup): Promise<void> {
  const now = services.now();
  const { id, revision, pickup_on: pickupOn, carrier_code: code, carrier_name: name } = pickup;
  await services.db.transaction(async (tx) => {
    const checkAt = nextPickupLook(pickupOn, now);
    const isPresent = await recordOrdered(tx, { id, revision, reference, now, checkAt });
    if (isPresent) await announcePickup(tx, services, pickup, { code, name, pickupOn });
  });
}

async function collect(
  services: Services,
  pickup: DuePickup,
  { collectedAt, invoiceNumber }: CarrierPickup & { collectedAt: string },
): Promise<void> {
  // Carriers' clocks may be fast: a collection is never in the future.
  const at = new Date(Math.min(Date.parse(collectedAt), services.now().getTime()));
  const { id, carrier_name: name } = pickup;
  await services.db.transaction(async (tx) => {
    const collected = { id, collectedAt: at, invoiceNumber, ifCancelled: COLLECTED_ANYWAY };
    if (await recordCollected(tx, collected)) await announceCollected(tx, services, pickup, name);
  });
}

async function fail(services: Services, pickup: DuePickup, reason: string): Promise<void> {
  const failures = pickup.failures + 1;
  const checkAt = nextPickupTry(failures, services.now());
  await settleTry(services.db, pickup, { failures, failure: reason, checkAt });
}

function orderOf(pickup: DuePickup) {
  const { from_address: from, farm_name, farm_phone, farm_address } = pickup;
  if (from === null) throw new Error("Goods that were delivered have an address");
  return {
    version: pickup.revision,
    carrierCode: pickup.carrier_code,
    pickupOn: pickup.pickup_on,
    from: {
      name: from.receiverName,
      phone: from.phone,
      zonecode: from.zonecode,
      address: `${from.selectedAddress} ${from.addressDetail}`.trim(),
    },
    to: { name: farm_name, phone: farm_phone, zonecode: "", address: farm_address },
    contents: pickup.product_name,
  };
}
