/** A message as it was accepted, for the inbox page and for tests. */
export type SentMessage = {
  readonly messageId: string;
  readonly to: string;
  readonly from: string;
  readonly type: "SMS" | "LMS" | "ATA";
  readonly text: string;
  readonly templateId: string | null;
  /** Variables of the template; `text` is the fallback for receivers without KakaoTalk. */
  readonly variables: Readonly<Record<string, string>>;
  /** The sender's own key of the message. */
  readonly key: string | null;
  readonly sentAt: string;
};

export type AcceptedMessages = {
  add(message: SentMessage): void;
  /** Lists messages, the latest first. */
  list(to?: string): readonly SentMessage[];
  clear(): void;
};

/** Creates an outbox that keeps the latest `kept` messages in memory. */
export function createAcceptedMessageStore(kept: number): AcceptedMessages {
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
