import { decideWhenToAdvertise } from "@todayfruit/domain/consents/decide-when-to-advertise";
import { fillMessageTemplate } from "@todayfruit/domain/messages/fill-message-template";
import {
  type Channel,
  type EventTemplate,
  ROUTES,
} from "@todayfruit/domain/messages/message-routes-and-outcomes";
import { MESSAGE_TEMPLATES, type TemplateName } from "@todayfruit/domain/messages/templates/all-templates";
import {
  type EventVariables,
  titleOf,
  type WrittenEvent,
  writeEventText,
} from "@todayfruit/domain/messages/write-event-text";
import type { Services } from "../../../http/handler-context-types.ts";
import { findConsents } from "../message-events-and-routing.repository.ts";
import {
  aboutMessage,
  type DueMessage,
  dequeueMessages,
  dropMessage,
  putMessagesOff,
} from "../outbox.repository.ts";
import { findTemplateTexts, type TemplateText } from "../templates/find-template-texts.repository.ts";
import type { Payload } from "./create-messages-per-channel.ts";

/** A message that may be sent now, with its recipient: a number, an address or a device. */
export type ReadyMessage = Payload & {
  id: number;
  eventId: number | null;
  key: string;
  template: string;
  written: WrittenEvent;
  /** Kakao has registered the text, so it may be sent as 알림톡. */
  isReviewed: boolean;
  /** `true` for an e-mail whose last try ended without an answer. */
  mayHaveArrived: boolean;
};

/** Time in ms for which claimed messages are reserved; after that those of a dead process are available again. */
const CLAIM_MS = 2 * 60_000;
const ADVERTISEMENT = "ADVERTISEMENT";

/**
 * Claims due messages of a channel and holds back those that must not be sent: expired ones, those with an unknown
 * template, and advertising without a current consent or at night. Every message that the shop sends on its own
 * initiative passes through here.
 */
export async function claimSendableMessages(
  services: Services,
  channel: Channel,
  take: number,
): Promise<{ ready: ReadyMessage[]; claimed: number }> {
  const { db, log } = services;
  const now = services.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const due = await dequeueMessages(db, { channel, now, take, until });
  const held = await holdAdvertising(services, due, now);
  const texts = await findTemplateTexts(
    db,
    channel,
    due.map(({ template }) => template),
  );
  const ready: ReadyMessage[] = [];
  for (const message of due) {
    if (held.has(message.id)) continue;
    const reason = message.expires_at <= now ? "too late" : isKnown(message.template) ? null : "no template";
    const opened = reason === null ? openMessage(services, message, texts.get(message.template)) : null;
    if (opened !== null) ready.push(opened);
    else {
      log.error("notice dropped", { job: "send-messages", code: message.template });
      await dropMessage(db, message.id, reason ?? "cannot be filled in", now);
    }
  }
  return { ready, claimed: due.length };
}

/** Holds back advertisements that must not be sent now: postpones them to the morning, or drops them without consent. */
async function holdAdvertising(
  { db }: Services,
  due: readonly DueMessage[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const advertised = due.filter(({ template }) => template === ADVERTISEMENT);
  if (advertised.length === 0) return new Set();
  const consents = await findConsents(
    db,
    advertised.flatMap(({ message_id }) => message_id ?? []),
  );
  const held = new Set<number>();
  for (const { id, message_id } of advertised) {
    const given = (message_id === null ? undefined : consents.get(message_id)) ?? {
      advertisingAlarm: false,
      nightAlarm: false,
    };
    const moment = decideWhenToAdvertise(given, now.getTime());
    if (moment === "now") continue;
    held.add(id);
    await (moment === "never"
      ? dropMessage(db, id, "no consent", now)
      : putMessagesOff(db, [id], now, new Date(moment)));
  }
  return held;
}

/**
 * Decrypts and renders a message; `null` when its template needs variables that an earlier version of the shop did
 * not store.
 */
function openMessage(
  { sealing }: Services,
  message: DueMessage,
  edited: TemplateText | undefined,
): ReadyMessage | null {
  const { id, dedupe_key: key, template } = message;
  const { to, variables }: Payload = JSON.parse(sealing.open(message, aboutMessage(key)));
  try {
    const mayHaveArrived = message.send_started_at !== null;
    const eventId = message.message_id;
    return {
      id,
      eventId,
      key,
      template,
      to,
      variables,
      mayHaveArrived,
      written: written(template, variables, edited),
      isReviewed: edited?.is_reviewed ?? template !== ADVERTISEMENT,
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function written(
  template: string,
  variables: Record<string, string>,
  edited: TemplateText | undefined,
): WrittenEvent {
  // Receivers of gifts and operators have one channel each, which shows the notice alone.
  if (!(template in ROUTES)) {
    const message = fillMessageTemplate(template as TemplateName, variables as never, edited?.text);
    return { ...message, title: titleOf(message), body: "" };
  }
  const name = template as EventTemplate;
  const texts = edited?.channel === "push" ? { summary: edited.text } : { lines: edited?.text };
  return writeEventText(name, variables as unknown as EventVariables<typeof name>, texts);
}

function isKnown(template: string): boolean {
  return template === ADVERTISEMENT || template in MESSAGE_TEMPLATES;
}
