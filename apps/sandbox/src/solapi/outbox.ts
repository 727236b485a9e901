/** A message as it was accepted, for the inbox page and for tests. */
export interface SentMessage {
  readonly messageId: string;
  readonly to: string;
  readonly from: string;
  readonly type: "SMS" | "LMS" | "ATA";
  readonly text: string;
  readonly templateId: string | null;
  /** What a template is filled in with; the text stands behind it for who has no KakaoTalk. */
  readonly variables: Readonly<Record<string, string>>;
  /** What its sender calls it. */
  readonly key: string | null;
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
  const messages: SentMessage[] = [];
  return {
    add(message) {
      messages.push(message);
      if (messages.length > kept) messages.shift();
    },
    list: (to) => messages.filter((message) => to === undefined || message.to === to).reverse(),
    clear() {
      messages.length = 0;
    },
  };
}
