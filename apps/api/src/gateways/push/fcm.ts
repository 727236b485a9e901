import { Type } from "typebox";
import { Compile } from "typebox/compile";
import { createGoogleTokens, type ServiceAccount } from "./google-token.ts";
import type { PushMessage, PushReply } from "./push-gateway.ts";
import { retryAfterOf } from "./retry-after.ts";

export type FcmOptions = {
  fcmUrl: string;
  /** Asked when the first push goes to an app; `null`: the shop has no app. */
  account: () => Promise<ServiceAccount | null>;
  fetch: typeof fetch;
  timeoutMs: number;
  now: () => Date;
};

const FCM_ERROR = "type.googleapis.com/google.firebase.fcm.v1.FcmError";
/** Tokens that never take a push of ours any more. */
const GONE = ["UNREGISTERED", "SENDER_ID_MISMATCH", "INVALID_ARGUMENT"];

/** FCM, HTTP v1. A request is sent once; what became of it is for the caller. */
export function createFcm(options: FcmOptions): (token: string, message: PushMessage) => Promise<PushReply> {
  const tokens = createGoogleTokens(options);
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
  // Without a word of FCM's own the request is wrong, not the token.
  if (status === 400 || status === 403 || status === 404) return { kind: "refused", reason };
  return { kind: "failed", reason, retryAfterMs: retryAfterOf(headers) };
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
