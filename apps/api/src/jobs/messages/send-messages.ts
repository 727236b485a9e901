import type { Services } from "../../http/context.ts";
import { fanOut } from "./fan-out.ts";
import { sendEach } from "./send-each.ts";
import { sendTexts } from "./send-texts.ts";
import { settleBatches } from "./settle-batches.ts";

/**
 * Sends what is to be told, by every channel: first messages are made of what happened, then each channel carries its own;
 * one that is down keeps no other waiting. What was not taken is tried again after a pause that grows, until it would tell
 * old news. Several may run it at once.
 *
 * @returns how many were taken
 */
export async function sendMessages(services: Services): Promise<number> {
  await fanOut(services);
  const channels = [
    async () => (await settleBatches(services)) + (await sendTexts(services)),
    () => sendEach(services, "push"),
    () => sendEach(services, "email"),
  ];
  const ends = await Promise.allSettled(channels.map((channel) => channel()));
  const sent = ends.reduce((sum, end) => sum + (end.status === "fulfilled" ? end.value : 0), 0);
  if (sent > 0) services.log.info("messages sent", { job: "messages", count: sent });
  const failed = ends.find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
  return sent;
}
