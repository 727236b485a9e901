import {
  type Channel,
  type EventTemplate,
  outcomeOf,
} from "@todayfruit/domain/messages/message-routes-and-outcomes";
import type { Services } from "../../../http/handler-context-types.ts";
import {
  EMAIL_LINK_MS,
  type EmailPurpose,
  emailVerificationLinkOf,
} from "../../signed-links/derive-and-read-email-verification-link.ts";
import { deriveUndoChangeLink } from "../../signed-links/derive-undo-change-link.ts";
import {
  type DueEvent,
  lockDueEvents,
  type RoutedMessage,
  routeEvents,
} from "../message-events-and-routing.repository.ts";
import { aboutMessage } from "../outbox.repository.ts";

/**
 * Creates messages for events, one for each channel that reaches the member with the current settings. An event and
 * its messages are written in one transaction, so each message is created once, even after crashes and repeated runs.
 *
 * @returns number of events
 */
export async function createMessagesPerChannel(services: Services, take = 500): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await services.db.transaction(async (tx) => {
      const now = services.now();
      const due = await lockDueEvents(tx, now, take);
      const routed = due.map((event) => ({ id: event.id, outcome: outcomeFor(event) }));
      const messages = due.flatMap((event, at) => messagesOf(services, event, routed[at]?.outcome ?? {}));
      if (due.length > 0) await routeEvents(tx, routed, messages, now);
      return due.length;
    });
    total += count;
    if (count < take) return total;
  }
}

/**
 * Returns the address that a message opens. Links with a token are computed here, so that they are stored encrypted only.
 * A push opens the page of the event instead, because it is sent to all sessions, one of which may be stolen.
 */
function linkOn(rules: Services["rules"], event: DueEvent, channel: Channel): string {
  const page = rules.publicUrl + event.href;
  if (channel === "push") return page;
  if (event.account_change_id !== null) return deriveUndoChangeLink(rules, event.account_change_id).url;
  const purpose = EMAIL_PURPOSES[event.template];
  if (purpose === undefined || event.email === null) return page;
  const endsAt = new Date(event.created_at.getTime() + EMAIL_LINK_MS);
  return emailVerificationLinkOf(rules, { purpose, userId: event.user_id, email: event.email, endsAt }).url;
}

/** Purpose of the link in each mail that proves or releases its recipient's address. */
const EMAIL_PURPOSES: Partial<Record<EventTemplate, EmailPurpose>> = {
  EMAIL_PROOF: "prove",
  EMAIL_HELD: "release",
};

function outcomeFor(event: DueEvent) {
  const reach = {
    hasLeft: event.has_left,
    orderDeliveryAlarm: event.order_delivery_alarm,
    clientCenterReplyAlarm: event.client_center_reply_alarm,
    advertisingAlarm: event.advertising_alarm,
    phone: event.phone !== null,
    email: event.email !== null,
    devices: event.devices.length,
  };
  return outcomeOf(event.template, reach, event.channels);
}

/** Contents of a waiting message, stored encrypted because they are personal data. */
export type Payload = { to: string; variables: Record<string, string> };

function messagesOf(
  { sealing, rules }: Services,
  event: DueEvent,
  outcome: ReturnType<typeof outcomeFor>,
): RoutedMessage[] {
  const variables = { ...event.variables, 상호: rules.shopName };
  const targets: Record<Channel, [to: string, suffix: string][]> = {
    phone: [[event.phone ?? "", ""]],
    email: [[event.email ?? "", " email"]],
    push: event.devices.map((device) => [device, ` push ${device}`]),
  };
  const channels = Object.entries(outcome).filter(([, what]) => what === "queued");
  return channels.flatMap(([name]) => {
    const channel = name as Channel;
    return targets[channel].map(([to, suffix]) => {
      const key = event.dedupe_key + suffix;
      const payload: Payload = { to, variables: { ...variables, 링크: linkOn(rules, event, channel) } };
      return {
        eventId: event.id,
        channel,
        key,
        template: event.template,
        subject: event.subject,
        ...sealing.seal(JSON.stringify(payload), aboutMessage(key)),
        createdAt: event.created_at,
        usefulUntil: event.expires_at,
      };
    });
  });
}
