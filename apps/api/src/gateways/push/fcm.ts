import { Type } from "typebox";
import { Compile } from "typebox/compile";
import { createGoogleAccessTokenSource, type ServiceAccount } from "./google-access-token-source.ts";
import type { PushMessage, PushReply } from "./push-gateway-types.ts";
import { readRetryAfterHeader } from "./read-retry-after-header.ts";

export type FcmOptions = {
  fcmUrl: string;
  /** Returns the service account; called when the first push is sent to an app. `null`: the shop has no app. */
  account: () => Promise<ServiceAccount | null>;
  fetch: typeof fetch;
  timeoutMs: number;
  now: () => Date;
};

const FCM_ERROR = "type.googleapis.com/google.firebase.fcm.v1.FcmError";
/** FCM's errors for tokens that never accept a push of ours any more. */
const GONE = ["UNREGISTERED", "SENDER_ID_MISMATCH", "INVALID_ARGUMENT"];

/** Creates the sender to FCM (HTTP v1). Each request is sent once; retries are left to the caller. */
export function createFcm(options: FcmOptions): (token: string, message: PushMessage) => Promise<PushReply> {
  const tokens = createGoogleAccessTokenSource(options);
  let account: ServiceAccount | null | undefined;

  return async function send(token, message) {
    let response: Response;
    try {
      account ??= await options.account();
      if (account === null) return { kind: "refused", reason: "no FCM account" };
      const bearer = await tokens.tokenOf(account);
      response = await options.fetch(
        `${options.fcmUrl.replace(/\/+$/, "")}/v1/projects/${account.project_id}/messages:send`,
        {
          method: "POST",
          headers: { "content-type": "application/json", authorization: `Bearer ${bearer}` },
          body: JSON.stringify({ message: asFcmTakes(token, message) }),
          signal: AbortSignal.timeout(options.timeoutMs),
        },
      );
    } catch (error) {
      return { kind: "unknown", reason: error instanceof Error ? error.name : "unreachable" };
    }
    const body: unknown = await response.json().catch(() => null);
    if (response.ok)
      return done.Check(body)
        ? { kind: "accepted", messageId: body.name.slice(0, 200) }
        : { kind: "unknown", reason: "malformed-reply" };
    if (response.status === 401) tokens.forget();
    return replyOf(response, body);
  };
}

function replyOf({ status, headers }: Response, body: unknown): PushReply {
  const code = failure.Check(body)
    ? body.error.details?.find((detail) => detail["@type"] === FCM_ERROR)?.errorCode
    : undefined;
  if (code !== undefined && GONE.includes(code)) return { kind: "gone" };
  const reason = code ?? `HTTP ${status}`;
  // Without an error code of FCM the request is at fault, not the token.
  if (status === 400 || status === 403 || status === 404) return { kind: "refused", reason };
  return { kind: "failed", reason, retryAfterMs: readRetryAfterHeader(headers) };
}

function asFcmTakes(token: string, { title, body, href, tag }: PushMessage): object {
  return {
    token,
    notification: { title, body },
    data: { href, tag },
    android: { priority: "HIGH", collapse_key: tag, notification: { tag } },
    apns: {
      headers: { "apns-priority": "10", "apns-collapse-id": tag },
      payload: { aps: { sound: "default" } },
    },
  };
}

const done = Compile(Type.Object({ name: Type.String({ minLength: 1 }) }));
const failure = Compile(
  Type.Object({
    error: Type.Object({
      details: Type.Optional(
        Type.Array(Type.Object({ "@type": Type.String(), errorCode: Type.Optional(Type.String()) })),
      ),
    }),
  }),
);
