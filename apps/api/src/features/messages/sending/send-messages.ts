import type { Services } from "../../../http/handler-context-types.ts";
import { createMessagesPerChannel } from "./create-messages-per-channel.ts";
import { sendPushesAndEmails } from "./send-pushes-and-emails.ts";
import { sendTexts } from "./send-texts.ts";
import { settleUnfinishedBatches } from "./settle-unfinished-batches.ts";

/**
 * Sends all due messages: first creates messages from events, then sends them on each channel separately, so that a
 * channel that is down delays no other. Messages that were not accepted are retried after a growing pause, until they
 * expire. Several may run it concurrently.
 *
 * @returns number of messages accepted
 */
export async function sendMessages(services: Services): Promise<number> {
  await createMessagesPerChannel(services);
  const channels = [
    async () => (await settleUnfinishedBatches(services)) + (await sendTexts(services)),
    () => sendPushesAndEmails(services, "push"),
    () => sendPushesAndEmails(services, "email"),
  ];
  const ends = await Promise.allSettled(channels.map((channel) => channel()));
  const sent = ends.reduce((sum, end) => sum + (end.status === "fulfilled" ? end.value : 0), 0);
  if (sent > 0) services.log.info("messages sent", { job: "send-messages", count: sent });
  const failed = ends.find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
  return sent;
}
