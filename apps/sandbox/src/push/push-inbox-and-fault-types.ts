/** Types of the pushes that were sent and of the faults of the push services. */

export type SentPush = {
  readonly to: string;
  readonly by: "fcm" | "web";
  readonly title: string;
  readonly body: string;
  readonly href: string;
  readonly tag: string;
  readonly sentAt: string;
};

export type PushInbox = {
  add(push: SentPush): void;
  /** Lists pushes, the latest first. */
  list(to?: string): readonly SentPush[];
  count(): number;
};

/**
 * Faults. `error`: refused; `busy`: refused, to be retried in a minute; `lost`: accepted, and the connection breaks
 * before the answer.
 */
export const FAULTS = ["none", "error", "busy", "lost"] as const;

export type Fault = (typeof FAULTS)[number];

export type PushFaults = {
  next(): Fault;
};
