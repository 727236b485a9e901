import type { NotDone } from "../../../gateways/messages/message-gateway-types.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { dropMessage, putMessagesOff } from "../outbox.repository.ts";
import {
  abandonBatch,
  beginSending,
  finishBatch,
  openBatch,
  scheduleBatchCheck,
} from "../text-message-batches.repository.ts";
import { claimSendableMessages, type ReadyMessage } from "./claim-sendable-messages.ts";

/** The most messages of one batch; further batches follow while the provider accepts them. */
const BATCH = 500;
/** Time in ms after which an unattended batch is treated as one of a dead process. */
const PATIENCE_MS = 2 * 60_000;
/** Delay in ms until a batch whose sending was not answered is checked. */
const LOOK_MS = 15_000;

/**
 * Sends texts and notices in batches. The messages of a batch are recorded before the provider receives them, and the
 * send order before it is given: so whatever gets lost, a batch is sent once or not at all, and its messages are in
 * no other batch.
 *
 * @returns number of messages that the provider accepted
 */
export async function sendTexts(services: Services): Promise<number> {
  let sent = 0;
  for (;;) {
    const { ready, claimed } = await claimSendableMessages(services, "phone", BATCH);
    const count = ready.length === 0 ? 0 : await sendBatch(services, ready);
    if (count !== null) sent += count;
    // After one failure the next would likely fail too: all wait for their own retry times.
    if (count === null || claimed < BATCH) return sent;
  }
}

/** Sends one batch.  @returns number of messages sent; `null` when the provider is failing */
async function sendBatch(services: Services, ready: readonly ReadyMessage[]): Promise<number | null> {
  const { db, messages, now } = services;
  const opened = await messages.openBatch();
  if (opened.kind !== "opened") {
    tell(services, opened);
    await putMessagesOff(
      db,
      ready.map(({ id }) => id),
      now(),
    );
    return null;
  }
  const { batchId } = opened;
  const inIt = await openBatch(
    db,
    batchId,
    ready.map(({ id }) => id),
    { now: now(), lookAt: after(now(), PATIENCE_MS) },
  );
  services.fault("messages.batch-opened");
  const filling = ready.filter(({ id }) => inIt.has(id));
  const sent = await fill(services, batchId, filling);
  services.fault("messages.batch-filled");
  const isOn =
    sent !== null && sent.length > 0 && (await beginSending(db, batchId, sent, after(now(), PATIENCE_MS)));
  if (!isOn) {
    await abandonBatch(db, batchId, now());
    return sent === null ? null : 0;
  }
  const reply = await messages.sendBatch(batchId);
  services.fault("messages.batch-sent");
  if (reply.kind === "accepted") return finishBatch(db, batchId, now());
  tell(services, reply);
  await scheduleBatchCheck(db, batchId, after(now(), LOOK_MS));
  return null;
}

type Sent = { id: number; messageId: string };

/** Fills a batch with exactly these messages; `null` when it may contain anything else, so that it must never be sent. */
async function fill(
  services: Services,
  batchId: string,
  ready: readonly ReadyMessage[],
): Promise<Sent[] | null> {
  const { db, messages, now } = services;
  if (ready.length === 0) return [];
  const filled = await messages.fillBatch(batchId, ready.map(asBatchTakes));
  if (filled.kind !== "filled") return tell(services, filled);
  for (const { id, key } of ready) {
    const code = filled.refused.get(key);
    if (code !== undefined) await dropMessage(db, id, `refused ${code}`, now());
  }
  const sent = ready.flatMap(({ id, key }) => {
    const messageId = filled.accepted.get(key);
    return messageId === undefined ? [] : [{ id, messageId }];
  });
  const state = await messages.stateOfBatch(batchId);
  if (state.kind === "waiting" && state.count === sent.length) return sent;
  return tell(
    services,
    state.kind === "failed" || state.kind === "unknown" ? state : { reason: "not as filled" },
  );
}

function asBatchTakes({ to, key, template, written, isReviewed }: ReadyMessage) {
  const { text, variables } = written;
  // Kakao reviews no advertisement and refuses an edited text that it has not registered.
  return { to, key, text, notice: isReviewed ? { template, variables } : null };
}

function tell({ log }: Services, { reason }: Pick<NotDone, "reason">): null {
  log.warn("notices not sent yet", { job: "send-messages", code: reason });
  return null;
}

function after(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}
