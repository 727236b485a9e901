import {
  abandonBatch,
  claimBatches,
  finishBatch,
  type OpenBatch,
} from "../../features/messages/batches.repository.ts";
import type { Services } from "../../http/context.ts";

/** Whoever sees to a batch has it to themselves for so long. */
const CLAIM_MS = 60_000;

/**
 * Sees to batches that were left: of a process that died, or whose answer was lost. One that was never told to go is given
 * up, and its messages come again. One that may have been told is asked for: the provider says whether it went, and if it
 * did not it is told again, which it obeys once.
 *
 * @returns how many messages turned out to be sent
 */
export async function settleBatches(services: Services): Promise<number> {
  const { db, now } = services;
  const due = await claimBatches(db, now(), new Date(now().getTime() + CLAIM_MS));
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
  log.warn("batch not settled yet", { job: "messages", code: told.reason });
  return 0;
}
