import { createSandbox } from "@todayfruit/sandbox/create-sandbox";
import { expect } from "vitest";
import type { ConfirmInput, PaymentGateway } from "../gateways/payments/payment-gateway-types.ts";
import type { ProviderPayment } from "../gateways/payments/provider-payment-types.ts";
import type { PaymentReply } from "../gateways/payments/provider-reply-types.ts";
import { createTossPayments } from "../gateways/payments/toss/toss-payments.ts";

const SECRET_KEY = "test_sk_contract";

/** Opens the payment adapter against the sandbox over HTTP, with a clock of its own. */
export async function openTossGateway() {
  const clock = { now: new Date("2026-08-12T01:00:00Z") };
  const counted = { requests: 0 };
  const sandbox = createSandbox({
    secretKey: SECRET_KEY,
    clientKey: "test_ck_contract",
    clock: () => clock.now,
    webhookUrls: [],
    publicUrl: "http://sandbox.test",
  });
  sandbox.addHook("onRequest", async (request) => {
    if (request.url.startsWith("/v1/")) counted.requests += 1;
  });
  const baseUrl = await sandbox.listen({ host: "127.0.0.1", port: 0 });

  function connect(change: Partial<Parameters<typeof createTossPayments>[0]>): PaymentGateway {
    return createTossPayments({
      baseUrl,
      secretKey: SECRET_KEY,
      fetch,
      timeoutMs: 2_000,
      maxRetries: 2,
      wait: async () => undefined,
      ...change,
    });
  }

  async function sim(path: string, payload: Record<string, unknown> = {}): Promise<unknown> {
    const response = await sandbox.inject({ method: "POST", url: `/_sim/${path}`, payload });
    expect(response.statusCode).toBe(200);
    return response.json();
  }

  return {
    clock,
    counted,
    sandbox,
    gateway: connect({}),
    connect,
    sim,
    fault: (payload: Record<string, unknown>) => sim("fault", payload),
    async authorize(
      orderId: string,
      amount: number,
      said: Record<string, unknown> = {},
    ): Promise<ConfirmInput> {
      const { paymentKey } = (await sim("authorize", { orderId, amount, method: "CARD", ...said })) as {
        paymentKey: string;
      };
      return { paymentKey, orderId, amount, idempotencyKey: `confirm:${orderId}:${paymentKey}` };
    },
    /** Returns the provider's captures and refunds of an order. */
    async ledgerOf(orderId: string): Promise<unknown[]> {
      const authorization = `Basic ${Buffer.from(`${SECRET_KEY}:`).toString("base64")}`;
      const url = "/v1/transactions?startDate=2026-08-01T00:00:00&endDate=2026-08-31T00:00:00";
      const lines = (await sandbox.inject({ url, headers: { authorization } })).json<{ orderId: string }[]>();
      return lines.filter((line) => line.orderId === orderId);
    },
    close: () => sandbox.close(),
  };
}

export function found(reply: PaymentReply): ProviderPayment {
  if (reply.kind !== "found") throw new Error(`expected a payment, got ${JSON.stringify(reply)}`);
  return reply.payment;
}
