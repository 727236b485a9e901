/** Where a push goes: a token of an app, or a browser's subscription with the keys that only it can open with. */
export type PushTarget =
  | { platform: "android" | "ios"; token: string }
  | { platform: "web"; endpoint: string; p256dh: string; auth: string };

export type PushMessage = {
  title: string;
  body: string;
  /** The page that it opens, from the root of the shop. */
  href: string;
  /** What comes twice under one tag is shown once; up to 32 characters of base64url. */
  tag: string;
};

/**
 * `gone`: nobody is there any more, the target can be forgotten. `refused`: it is never taken as it is. `failed`: it was
 * not taken now. `unknown`: the answer was lost, so it may have been.
 */
export type PushReply =
  | { kind: "accepted"; messageId: string }
  | { kind: "gone" }
  | { kind: "refused" | "unknown"; reason: string }
  | { kind: "failed"; reason: string; retryAfterMs: number | null };

/** Whoever carries pushes to apps and browsers. */
export type PushGateway = {
  send(target: PushTarget, message: PushMessage): Promise<PushReply>;
  /** What browsers subscribe with: our public key (VAPID), base64url. */
  publicKey: string;
  /** Whether an address that a browser named is one of a push service: we send to no other. */
  isPushService(endpoint: string): boolean;
};
