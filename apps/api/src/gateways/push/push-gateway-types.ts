/** Destination of a push: the token of an app, or a browser's subscription with the keys for encryption. */
export type PushTarget =
  | { platform: "android" | "ios"; token: string }
  | { platform: "web"; endpoint: string; p256dh: string; auth: string };

export type PushMessage = {
  title: string;
  body: string;
  /** Page that the push opens, as a path from the root of the shop. */
  href: string;
  /** Tag of the push, up to 32 characters of base64url; of two pushes with one tag a device shows one. */
  tag: string;
};

/**
 * Result of a push. `gone`: the target no longer exists and can be deleted. `refused`: the push is never accepted as
 * it is. `failed`: it was not accepted this time. `unknown`: the answer was lost, so it may have been accepted.
 */
export type PushReply =
  | { kind: "accepted"; messageId: string }
  | { kind: "gone" }
  | { kind: "refused" | "unknown"; reason: string }
  | { kind: "failed"; reason: string; retryAfterMs: number | null };

/** Gateway that sends pushes to apps and browsers. */
export type PushGateway = {
  send(target: PushTarget, message: PushMessage): Promise<PushReply>;
  /** Public key with which browsers subscribe (VAPID), base64url. */
  publicKey: string;
  /** Tells whether an address that a browser registered belongs to a push service; pushes are sent to no other. */
  isPushService(endpoint: string): boolean;
};
