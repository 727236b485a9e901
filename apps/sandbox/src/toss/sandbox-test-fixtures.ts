import type { FastifyInstance } from "fastify";
import { createSandbox, type SandboxOptions } from "../create-sandbox.ts";

/** Creates a sandbox with an adjustable clock and shortcuts for calls, for the tests beside the code. */
export function openSandbox(change: Partial<SandboxOptions> = {}) {
  let now = new Date("2026-08-12T01:00:00Z");
  let keys = 0;
  const app: FastifyInstance = createSandbox({
    secretKey: "test_sk_local",
    clientKey: "test_ck_local",
    clock: () => now,
    webhookUrls: [],
    publicUrl: "http://sandbox.test",
    ...change,
  });

  return { app, turnClock, get, post, sim, authorize, pay };

  function turnClock(minutes: number): void {
    now = new Date(now.getTime() + minutes * 60_000);
  }

  function get(url: string) {
    return app.inject({ url, headers: { authorization } });
  }

  /** Posts with a new idempotency key, unless the headers contain one. */
  function post(url: string, payload: object, headers: Record<string, string> = {}) {
    keys += 1;
    const all = { authorization, "idempotency-key": `key-${keys}`, ...headers };
    return app.inject({ method: "POST", url, payload, headers: all });
  }

  function sim(path: string, payload: object = {}) {
    return app.inject({ method: "POST", url: `/_sim/${path}`, payload });
  }

  /** Authenticates a payment and returns the body of its confirmation. */
  async function authorize(orderId: string, amount: number, said: object = {}) {
    const reply = await sim("authorize", { orderId, amount, method: "CARD", ...said });
    return { paymentKey: reply.json<{ paymentKey: string }>().paymentKey, orderId, amount };
  }

  /** Confirms a payment and returns its key. */
  async function pay(orderId: string, amount: number, said: object = {}): Promise<string> {
    const body = await authorize(orderId, amount, said);
    await post("/v1/payments/confirm", body);
    return body.paymentKey;
  }
}

export const authorization = `Basic ${Buffer.from("test_sk_local:").toString("base64")}`;
