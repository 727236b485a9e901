import { createHash } from "node:crypto";
import { writeEmail } from "@todayfruit/domain/messages/write-email";
import type { PushTarget } from "../../../gateways/push/push-gateway-types.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { type Device, deleteExpiredDevice, findDevice } from "../../push/devices.repository.ts";
import { findVariantSettings } from "../../shop-settings/find-variant-settings.ts";
import {
  beginMessage,
  dropMessage,
  finishMessage,
  putMessagesOff,
  wasNotifiedByPhone,
} from "../outbox.repository.ts";
import { claimSendableMessages, type ReadyMessage } from "./claim-sendable-messages.ts";

/**
 * Concurrent messages by channel. E-mails: one per connection to the mail server, because the outcome of each message
 * in progress is unknown after a crash.
 */
const AT_ONCE = { push: 20, email: 3 } as const;
const TAG_LENGTH = 32;

/** Outcome of a message: `never` with the reason; `later` after a pause of ours or of the service. */
type End =
  | { kind: "sent"; messageId: string }
  | { kind: "never"; reason: string }
  | { kind: "later"; reason: string; ms: number | null; mayHaveArrived?: boolean };

/**
 * Sends pushes or e-mails one by one. Neither protocol deduplicates. After a lost answer a push is sent again with
 * the same tag, and the device shows it once; an e-mail is sent again only when no other channel carried the same
 * event.
 *
 * @returns number of messages accepted
 */
export async function sendPushesAndEmails(services: Services, channel: "push" | "email"): Promise<number> {
  const send = channel === "push" ? sendPush : sendLetter;
  let sent = 0;
  for (;;) {
    const { ready, claimed } = await claimSendableMessages(services, channel, AT_ONCE[channel]);
    const ends = await Promise.all(ready.map((message) => settle(services, message, send)));
    sent += ends.filter((end) => end.kind === "sent").length;
    // After one failure the next would likely fail too: all wait for their own retry times.
    if (claimed < AT_ONCE[channel] || ends.some(({ kind }) => kind === "later")) return sent;
  }
}

type Send = (services: Services, message: ReadyMessage) => Promise<End>;

async function settle(services: Services, message: ReadyMessage, send: Send): Promise<End> {
  const { db, log } = services;
  const now = services.now();
  const end = await send(services, message);
  if (end.kind === "sent") await finishMessage(db, message.id, end.messageId, now);
  else if (end.kind === "never") await dropMessage(db, message.id, end.reason, now);
  else {
    log.warn("message not sent yet", { job: "send-messages", code: end.reason });
    const until = end.ms === null ? null : new Date(now.getTime() + end.ms);
    await putMessagesOff(db, [message.id], now, until, end.mayHaveArrived);
  }
  return end;
}

async function sendPush(services: Services, { to, key, variables, written }: ReadyMessage): Promise<End> {
  const deviceId = Number(to);
  const device = await findDevice(services.db, deviceId, services.now());
  const target = device && targetOf(device);
  if (!target) return { kind: "never", reason: "no device" };
  const { pathname, search, hash } = new URL(variables.링크 ?? "/", services.rules.publicUrl);
  const href = pathname + search + hash;
  const reply = await services.pushes.send(target, {
    title: written.title,
    body: written.body,
    href,
    tag: nameOf(key),
  });
  if (reply.kind === "accepted") return { kind: "sent", messageId: reply.messageId };
  if (reply.kind === "gone") {
    await deleteExpiredDevice(services.db, deviceId, device.endpoint);
    return { kind: "never", reason: "device gone" };
  }
  if (reply.kind === "refused") return { kind: "never", reason: reply.reason };
  return { kind: "later", reason: reply.reason, ms: reply.kind === "failed" ? reply.retryAfterMs : null };
}

function targetOf({ platform, endpoint, p256dh, auth }: Device): PushTarget | null {
  if (platform !== "web") return { platform, token: endpoint };
  return p256dh === null || auth === null ? null : { platform, endpoint, p256dh, auth };
}

async function sendLetter(
  { db, mails, rules, now }: Services,
  { id, eventId, to, key, template, written, mayHaveArrived }: ReadyMessage,
): Promise<End> {
  const isAdvertising = template === "ADVERTISEMENT";
  if (mayHaveArrived) {
    const isTold = isAdvertising || (eventId !== null && (await wasNotifiedByPhone(db, eventId)));
    if (isTold) return { kind: "never", reason: "may have arrived" };
  }
  await beginMessage(db, id, now());
  const sender = await findVariantSettings(db, rules.variant);
  const letter = writeEmail(written, { shopName: rules.shopName, sender, isAdvertising });
  const unsubscribeUrl = isAdvertising ? `${rules.publicUrl}/settings` : null;
  const reply = await mails.send({ ...letter, to, id: nameOf(key), unsubscribeUrl });
  if (reply.kind === "accepted") return { kind: "sent", messageId: reply.messageId };
  if (reply.kind === "refused") return { kind: "never", reason: reply.reason };
  return { kind: "later", reason: reply.reason, ms: null, mayHaveArrived: reply.kind === "unknown" };
}

/** Derives one name per message, the same for every try. */
function nameOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url").slice(0, TAG_LENGTH);
}
