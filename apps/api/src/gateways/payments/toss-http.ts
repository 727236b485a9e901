import { isAnswered, type UnreachableReason } from "./payment-gateway.ts";
import { classifyRefusal } from "./toss-refusals.ts";

/** `timeoutMs` bounds each try; `maxRetries` counts the tries after the first; `wait` sleeps milliseconds. */
export interface TossHttpOptions {
  readonly baseUrl: string;
  readonly secretKey: string;
  readonly fetch: typeof fetch;
  readonly timeoutMs: number;
  readonly maxRetries: number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** A call to make. A POST always carries its key, so that a second try cannot do the work twice. */
export type TossCall =
  | { readonly method: "GET" | "DELETE"; readonly path: string }
  | {
      readonly method: "POST";
      readonly path: string;
      readonly body: unknown;
      readonly idempotencyKey: string;
      /** How many times as long as other calls it may take. */
      readonly patience?: number;
    };

export type TossReply =
  | { readonly kind: "ok"; readonly body: unknown }
  | { readonly kind: "refused"; readonly code: string; readonly message: string }
  | { readonly kind: "unreachable"; readonly reason: UnreachableReason };

const FIRST_PAUSE_MS = 200;

/**
 * Speaks HTTP with Toss: Basic authentication with its colon, and a bounded number of tries with one idempotency key
 * for whatever may pass by itself (lost connection, 5xx, a first try still in flight, and of what is only read a passing
 * error, too). A no that was answered to a POST is kept under its key, so asking again is left to the caller, who has a
 * new one. A try that ran into its timeout is not repeated: the buyer has waited long enough.
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

/** The provider answered, and answers the same to this key from now on. */
function isKept({ method }: TossCall, reply: TossReply): boolean {
  return method === "POST" && isAnswered(reply);
}

function patienceOf(call: TossCall): number {
  return call.method === "POST" ? (call.patience ?? 1) : 1;
}

/** What an answer means. One that is neither a success nor a Toss error (a proxy's page, say) proves nothing. */
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
  if (classifyRefusal(code) === "transient") return unreachable("provider-error", true);
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
    return undefined; // judged as a malformed reply
  }
}
