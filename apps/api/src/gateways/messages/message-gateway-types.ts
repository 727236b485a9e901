/** A text message to one phone; the provider sends a long one as LMS. */
export type TextMessage = {
  /** Korean mobile number, digits only. */
  to: string;
  text: string;
};

/** A message of a batch. With a notice it is sent by KakaoTalk (알림톡); a recipient without KakaoTalk gets its text. */
export type BatchMessage = TextMessage & {
  /** Our name for the message, unique in its batch. */
  key: string;
  /** Our template, and its values by `#{이름}` as registered; `null` sends the message as a text. */
  notice: { template: string; variables: Readonly<Record<string, string>> } | null;
};

/**
 * Result of a call that did not succeed. `failed`: nothing was done for certain. `unknown`: the answer was lost, so
 * it may have been done.
 */
export type NotDone = { kind: "failed" | "unknown"; reason: string };

export type SendReply = { kind: "accepted"; messageId: string } | NotDone;

/**
 * Result of filling a batch, by our keys: the provider's ID of each accepted message, and the reason for each that is
 * never accepted.
 */
export type FilledBatch = {
  kind: "filled";
  accepted: ReadonlyMap<string, string>;
  refused: ReadonlyMap<string, string>;
};

/**
 * State of a batch. `waiting`: not sent yet, with its number of messages. `gone`: sent. `void`: never to be sent, and
 * none of it was.
 */
export type BatchState = { kind: "waiting"; count: number } | { kind: "gone" } | { kind: "void" };

/**
 * Gateway that sends text messages. A batch is opened, filled and sent: before the last step no message leaves, and a
 * second call of it sends none again.
 */
export type MessageGateway = {
  /** Sends a message that is worthless later, such as a code; the gateway never repeats it. */
  sendText(message: TextMessage): Promise<SendReply>;
  openBatch(): Promise<{ kind: "opened"; batchId: string } | NotDone>;
  fillBatch(batchId: string, messages: readonly BatchMessage[]): Promise<FilledBatch | NotDone>;
  sendBatch(batchId: string): Promise<{ kind: "accepted" } | NotDone>;
  stateOfBatch(batchId: string): Promise<BatchState | NotDone>;
};
