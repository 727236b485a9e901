import { isAnswered, type UnreachableReason } from "../provider-reply-types.ts";
import { classifyTossRefusal } from "./classify-toss-refusal.ts";

/**
 * Options of the connection. `timeoutMs` limits each request; `maxRetries` counts the requests after the first;
 * `wait` sleeps for milliseconds.
 */
export type TossHttpOptions = {
  readonly baseUrl: string;
  readonly secretKey: string;
  readonly fetch: typeof fetch;
  readonly timeoutMs: number;
  readonly maxRetries: number;
  readonly wait: (milliseconds: number) => Promise<void>;
};

/** A request to Toss. A POST always has an idempotency key, so that a repeated one cannot do the work twice. */
export type TossCall =
  | { readonly method: "GET" | "DELETE"; readonly path: string }
  | {
      readonly method: "POST";
      readonly path: string;
      readonly body: unknown;
      readonly idempotencyKey: string;
      /** Factor by which the timeout is longer than that of other calls; 1 by default. */
      readonly patience?: number;
    };

export type TossReply =
  | { readonly kind: "ok"; readonly body: unknown }
  | { readonly kind: "refused"; readonly code: string; readonly message: string }
  | { readonly kind: "unreachable"; readonly reason: UnreachableReason };

const FIRST_PAUSE_MS = 200;

/**
 * Creates the HTTP client for Toss: Basic authentication with the colon after the key, and a limited number of
 * requests under one idempotency key after an error that may pass (lost connection, 5xx, a first request that is
 * still running; for GET also a passing error answer). An answered refusal of a POST is kept under its key, so
 * repeating it is left to the caller, who has a new key. A request that ran into its timeout is not repeated, because
 * the buyer has waited long enough.
 */
export function createTossHttp(options: TossHttpOptions): (call: TossCall) => Promise<TossReply> {
  const authorization = `Basic ${Buffer.from(`${options.secretKey}:`).toString("base64")}`;
  return async (call) => {
    for (let tries = 0; ; tries += 1) {
      const { reply, again } = await tryOnce(call);
      if (!again || isKept(call, reply) || tries >= options.maxRetries) return reply;
      await options.wait(FIRST_PAUSE_MS * 2 ** tries);
    }
  };

  async function tryOnce(call: TossCall): Promise<{ reply: TossReply; again: boolean }> {
    try {
      const response = await options.fetch(`${options.baseUrl}${call.path}`, {
        method: call.method,
        redirect: "manual",
        signal: AbortSignal.timeout(options.timeoutMs * patienceOf(call)),
        headers: headersOf(call),
        ...(call.method === "POST" ? { body: JSON.stringify(call.body) } : {}),
      });
      return judge(response.status, parse(await response.text()));
    } catch (error) {
      const isTimeout = error instanceof Error && error.name === "TimeoutError";
      return isTimeout ? unreachable("timeout", false) : unreachable("connection-lost", true);
    }
  }

  function headersOf(call: TossCall): Record<string, string> {
    return call.method !== "POST"
      ? { authorization }
      : { authorization, "content-type": "application/json", "idempotency-key": call.idempotencyKey };
  }
}

/** Tells whether the provider answered a POST and repeats that answer for its key from now on. */
function isKept({ method }: TossCall, reply: TossReply): boolean {
  return method === "POST" && isAnswered(reply);
}

function patienceOf(call: TossCall): number {
  return call.method === "POST" ? (call.patience ?? 1) : 1;
}

/**
 * Reads the outcome of an answer. One that is neither a success nor a Toss error (a page of a proxy, for instance) is
 * unreachable.
 */
function judge(status: number, body: unknown): { reply: TossReply; again: boolean } {
  if (status >= 500) return unreachable("server-error", true);
  if (status === 429) return unreachable("provider-error", true);
  if (status >= 200 && status < 300)
    return body === undefined
      ? unreachable("malformed-reply", false)
      : { reply: { kind: "ok", body }, again: false };
  if (typeof body !== "object" || body === null || !("code" in body) || typeof body.code !== "string")
    return unreachable("malformed-reply", false);
  const { code } = body;
  if (code === "IDEMPOTENT_REQUEST_PROCESSING") return unreachable("still-processing", true);
  if (classifyTossRefusal(code) === "transient") return unreachable("provider-error", true);
  const message = "message" in body && typeof body.message === "string" ? body.message : "";
  return { reply: { kind: "refused", code, message }, again: false };
}

function unreachable(reason: UnreachableReason, again: boolean): { reply: TossReply; again: boolean } {
  return { reply: { kind: "unreachable", reason }, again };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // read as a malformed reply
  }
}
