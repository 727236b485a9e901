import {
  CHANNELS,
  type Channel,
  type EventTemplate,
  ROUTES,
  type Route,
} from "@todayfruit/domain/messages/message-routes-and-outcomes";
import { type EventVariables, writeEventText } from "@todayfruit/domain/messages/write-event-text";
import type { Runner } from "../../db/database.ts";
import { addEvent } from "./message-events-and-routing.repository.ts";

/** Variables to be filled in by the caller; the shop's name and the link are added. */
export type OwnVariables<N extends EventTemplate> = Omit<EventVariables<N>, "상호" | "링크">;

export type NewEvent<N extends EventTemplate = EventTemplate> = {
  template: N;
  userId: number;
  variables: OwnVariables<N>;
  /** Linked page, as a path from the root of the shop. */
  href: string;
  /** Deduplication key, e.g. `order 12 paid`: an event is announced once. */
  key: string;
  /** Subject of the event, e.g. `order 12`. */
  subject: string;
  now: Date;
  /** Expiry; defaults to three days. */
  usefulUntil?: Date;
  /** Phone given in an order; defaults to the member's own. */
  phone?: string | null;
  /** Email before its change; defaults to the member's own. */
  email?: string | null;
  /** Limits the template's channels; defaults to all of them. */
  channels?: readonly Channel[];
  /** Picture of the product that it is about, for the list of notifications. */
  image?: string | null;
  /** Id of the account change; text and mail contain the link that undoes it. */
  changeId?: string;
};

const DAY_MS = 86_400_000;
const USEFUL_DAYS = 3;

/**
 * Records an event to notify a member of, within the transaction that caused it. A job sends it on every channel that
 * reaches the member, once the transaction has committed.
 *
 * @returns whether it is new
 */
export async function recordEventToNotifyMember<N extends EventTemplate>(
  tx: Runner,
  shopName: string,
  event: NewEvent<N>,
): Promise<boolean> {
  const { inbox }: Route = ROUTES[event.template];
  const filled = { ...event.variables, 상호: shopName, 링크: event.href } as EventVariables<N>;
  const { title, body } = writeEventText(event.template, filled);
  return addEvent(tx, {
    key: event.key,
    template: event.template,
    userId: event.userId,
    subject: event.subject,
    href: event.href,
    variables: event.variables,
    phone: event.phone ?? null,
    email: event.email ?? null,
    channels: event.channels ?? CHANNELS,
    createdAt: event.now,
    usefulUntil: event.usefulUntil ?? new Date(event.now.getTime() + USEFUL_DAYS * DAY_MS),
    list: inbox?.list ?? null,
    kind: inbox?.kind ?? null,
    title,
    body,
    image: event.image ?? null,
    changeId: event.changeId ?? null,
  });
}
