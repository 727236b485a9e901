import { createHmac } from "node:crypto";
import { Type } from "typebox";
import { Compile } from "typebox/compile";
import type { NotDone } from "./message-gateway-types.ts";

export type SolapiAccess = {
  baseUrl: string;
  apiKey: string;
  apiSecret: string;
  fetch: typeof fetch;
  timeoutMs: number;
  now: () => Date;
  randomBytes: (size: number) => Uint8Array;
};

type Question = { method: "GET" | "POST" | "PUT"; path: string; body?: object };

const SALT_BYTES = 16;

/** Reason reported when Solapi answers 404. */
export const NOT_THERE = "not-there";

/**
 * Sends one signed request to Solapi. Returns `failed` after any error answer (with the reason `not-there` for 404)
 * and `unknown` when no answer arrived.
 */
export async function sendSolapiRequest(
  access: SolapiAccess,
  { method, path, body }: Question,
): Promise<{ kind: "answered"; body: unknown } | NotDone> {
  let response: Response;
  try {
    response = await access.fetch(access.baseUrl.replace(/\/+$/, "") + path, {
      method,
      headers: {
        authorization: authorization(access),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(access.timeoutMs),
    });
  } catch (error) {
    return { kind: "unknown", reason: error instanceof Error ? error.name : "unreachable" };
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return { kind: "answered", body: answer };
  if (response.status === 404) return { kind: "failed", reason: NOT_THERE };
  return { kind: "failed", reason: failure.Check(answer) ? answer.errorCode : `HTTP ${response.status}` };
}

function authorization({ apiKey, apiSecret, now, randomBytes }: SolapiAccess): string {
  const date = now().toISOString();
  const salt = Buffer.from(randomBytes(SALT_BYTES)).toString("hex");
  const signature = createHmac("sha256", apiSecret)
    .update(date + salt)
    .digest("hex");
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`;
}

const failure = Compile(Type.Object({ errorCode: Type.String() }));
