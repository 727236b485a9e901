/** A message as it was accepted, for the inbox page and for tests. */
export interface SentMessage {
  readonly messageId: string;
  readonly to: string;
  readonly from: string;
  readonly type: "SMS" | "LMS" | "ATA";
  readonly text: string;
  readonly templateId: string | null;
  readonly sentAt: string;
}

export interface Outbox {
  add(message: SentMessage): void;
  /** The latest first. */
  list(to?: string): readonly SentMessage[];
  clear(): void;
}

/** Keeps the latest messages in memory; the oldest leave. */
export function createOutbox(kept: number): Outbox {
  let messages: SentMessage[] = [];
  return {
    add(message) {
      messages = [message, ...messages].slice(0, kept);
    },
    list: (to) => (to === undefined ? messages : messages.filter((message) => message.to === to)),
    clear() {
      messages = [];
    },
  };
}
