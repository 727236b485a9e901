/** One attempt to send a webhook. */
export type WebhookMessage = {
  url: string;
  /** Id of the message, the same for every attempt. */
  id: string;
  body: string;
  /** Secrets that sign it, `whsec_…`, the current one first. */
  secrets: readonly string[];
};

/**
 * Outcome of an attempt.
 * - answered: the endpoint answered, with success or not; `body` is the beginning of its answer.
 * - refused: the address is not one that the shop sends to; nothing was sent.
 * - unreachable: no answer; it may have arrived.
 */
export type WebhookResult = { durationMs: number } & (
  | { kind: "answered"; status: number; body: string }
  | { kind: "refused" | "unreachable"; reason: string }
);

/** Sends webhooks to the systems of others. */
export type WebhookGateway = {
  /** Returns true for an address that the shop may send to, as far as its text says; names are resolved at each attempt. */
  isAllowedUrl(url: string): boolean;
  send(message: WebhookMessage): Promise<WebhookResult>;
};
