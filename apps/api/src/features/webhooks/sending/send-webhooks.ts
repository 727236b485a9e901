import { setTimeout } from "node:timers/promises";
import type { Services } from "../../../http/handler-context-types.ts";
import { attemptWebhook } from "./attempt-webhook.ts";
import { distributeEvents } from "./distribute-events.ts";
import { type ClaimedWebhook, claimDeliveries } from "./webhook-attempts.repository.ts";

/** Webhooks that are on their way to one endpoint at once, from one process. */
const MOST_AT_ONCE = 8;
/** Length of a claim in ms: longer than an attempt may take. */
const CLAIM_MS = 60_000;
/**
 * Failed attempts after which later events of the same object are sent before: nearly two hours, so that a receiver that
 * was down for one gets those of an object in their order, and one event that it refuses holds up its own object alone.
 */
const PATIENCE = 6;
/** Time after which a run claims no more, in ms, so that a process that stops is not kept by a busy shop. */
const RUN_MS = 20_000;
/** Interval of looking for more work while endpoints are slow, in ms. */
const LOOK_MS = 250;

/**
 * Distributes events and sends every webhook that is due. Each endpoint has a lane of its own, so that a slow one does not
 * hold up others. A process that dies leaves its claims, which lapse: the same webhooks are sent again under their ids.
 *
 * @returns number of attempts
 */
export async function sendWebhooks(services: Services): Promise<number> {
  const lanes = new Map<number, Promise<void>>();
  const failures: unknown[] = [];
  const until = services.now().getTime() + RUN_MS;
  let attempts = 0;
  for (;;) {
    await distributeEvents(services);
    const claim = services.uuid();
    const isOver = failures.length > 0 || services.now().getTime() >= until;
    const claimed = isOver ? [] : await claimDue(services, claim, [...lanes.keys()]);
    attempts += claimed.length;
    for (const [endpointId, own] of Map.groupBy(claimed, ({ endpoint_id }) => endpoint_id)) {
      const lane = sendAll(services, own, claim).then((failed) => {
        failures.push(...failed);
        lanes.delete(endpointId);
      });
      lanes.set(endpointId, lane);
    }
    if (lanes.size === 0) break;
    await Promise.race([...lanes.values(), setTimeout(LOOK_MS, undefined, { ref: false })]);
  }
  if (failures.length > 0) throw failures[0];
  return attempts;
}

function claimDue({ db, now }: Services, claim: string, except: readonly number[]) {
  const at = now();
  const until = new Date(at.getTime() + CLAIM_MS);
  return claimDeliveries(db, { now: at, until, claim, take: MOST_AT_ONCE, except, patience: PATIENCE });
}

/** Sends webhooks to one endpoint; returns the errors of those whose result could not be kept, which are sent again. */
async function sendAll(
  services: Services,
  rows: readonly ClaimedWebhook[],
  claim: string,
): Promise<unknown[]> {
  const results = await Promise.allSettled(rows.map((row) => attemptWebhook(services, row, claim)));
  return results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
}
