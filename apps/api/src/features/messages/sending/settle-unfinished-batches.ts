import type { Services } from "../../../http/handler-context-types.ts";
import {
  abandonBatch,
  dequeueBatches,
  finishBatch,
  type OpenBatch,
} from "../text-message-batches.repository.ts";

/** Time in ms for which a claimed batch is reserved. */
const CLAIM_MS = 60_000;

/**
 * Settles batches left over by a process that died or by a lost answer. A batch that was never ordered to be sent is
 * abandoned, and its messages become due again. For one that may have been ordered, the provider reports whether it
 * was sent; if not, the order is repeated, which is idempotent at the provider.
 *
 * @returns number of messages that turned out to be sent
 */
export async function settleUnfinishedBatches(services: Services): Promise<number> {
  const { db, now } = services;
  const due = await dequeueBatches(db, now(), new Date(now().getTime() + CLAIM_MS));
  let sent = 0;
  for (const batch of due) sent += await settle(services, batch);
  return sent;
}

async function settle(
  { db, messages, now, log }: Services,
  { id, state, count }: OpenBatch,
): Promise<number> {
  if (state === "filling") {
    await abandonBatch(db, id, now());
    return 0;
  }
  const found = await messages.stateOfBatch(id);
  if (found.kind === "gone") return finishBatch(db, id, now());
  if (found.kind === "void" || (found.kind === "waiting" && found.count !== count)) {
    await abandonBatch(db, id, now());
    return 0;
  }
  const told = found.kind === "waiting" ? await messages.sendBatch(id) : found;
  if (told.kind === "accepted") return finishBatch(db, id, now());
  log.warn("batch not settled yet", { job: "send-messages", code: told.reason });
  return 0;
}
