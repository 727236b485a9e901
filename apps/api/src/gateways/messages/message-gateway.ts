/** A text to one phone; long ones go out as LMS by themselves. */
export type TextMessage = {
  /** A Korean mobile number, digits only. */
  to: string;
  text: string;
};

/** `failed`: nothing was sent, and it is known. `unknown`: the answer was lost, so it may have been sent. */
export type SendReply =
  | { kind: "accepted"; messageId: string }
  | { kind: "failed" | "unknown"; reason: string };

/** Whoever carries texts to phones. */
export type MessageGateway = { sendText(message: TextMessage): Promise<SendReply> };
