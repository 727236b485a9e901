/** A text to one phone; long ones go out as LMS by themselves. */
export type TextMessage = {
  /** A Korean mobile number, digits only. */
  to: string;
  text: string;
};

/** One of a batch. As a notice it goes by KakaoTalk (알림톡), and who has none gets its text. */
export type BatchMessage = TextMessage & {
  /** What we call it, once in a batch. */
  key: string;
  /** The template of ours and `#{이름}` → value, as it was registered; `null`: it goes as a text. */
  notice: { template: string; variables: Readonly<Record<string, string>> } | null;
};

/** `failed`: nothing was done, and it is known. `unknown`: the answer was lost, so it may have been done. */
export type NotDone = { kind: "failed" | "unknown"; reason: string };

export type SendReply = { kind: "accepted"; messageId: string } | NotDone;

/** By our keys: what the provider calls each, or why it takes one never. */
export type FilledBatch = {
  kind: "filled";
  accepted: ReadonlyMap<string, string>;
  refused: ReadonlyMap<string, string>;
};

/**
 * `waiting`: it was never told to go, and holds so many. `gone`: it was. `void`: it never goes any more, and nothing of
 * it went.
 */
export type BatchState = { kind: "waiting"; count: number } | { kind: "gone" } | { kind: "void" };

/**
 * Whoever carries texts to phones. A batch is opened, filled and told to go; until then nothing of it is sent, and told
 * twice it goes once.
 */
export type MessageGateway = {
  /** For what is worthless later, such as a code: never repeated by itself. */
  sendText(message: TextMessage): Promise<SendReply>;
  openBatch(): Promise<{ kind: "opened"; batchId: string } | NotDone>;
  fillBatch(batchId: string, messages: readonly BatchMessage[]): Promise<FilledBatch | NotDone>;
  sendBatch(batchId: string): Promise<{ kind: "accepted" } | NotDone>;
  stateOfBatch(batchId: string): Promise<BatchState | NotDone>;
};
