import { Type } from "typebox";
import { Compile } from "typebox/compile";
import type { PickupGateway, PickupOrder, PickupReply } from "./pickup-gateway-types.ts";

export type CarrierPickupsOptions = {
  /** Address of the service, without `/pickups`. */
  baseUrl: string;
  apiKey: string;
  fetch: typeof fetch;
  timeoutMs: number;
};

const REASON_MAX = 100;

/**
 * Creates the gateway to the pickup service of the carriers (HTTP and JSON): `PUT`, `GET` and `DELETE /pickups/{key}`.
 * 404 is an unknown pickup, 409 and 422 are refusals with a `message`; everything else without a readable pickup is
 * unavailable. Nothing is retried here, because callers ask again later.
 *
 * @example await createCarrierPickups(options).find("return-12")
 *   // { kind: "found", pickup: { reference: "P-1", collectedAt: null, invoiceNumber: null } }
 */
export function createCarrierPickups(options: CarrierPickupsOptions): PickupGateway {
  const base = options.baseUrl.replace(/\/+$/, "");

  async function ask(method: "PUT" | "GET" | "DELETE", key: string, body?: object): Promise<PickupReply> {
    let response: Response;
    let reply: unknown;
    try {
      response = await options.fetch(`${base}/pickups/${encodeURIComponent(key)}`, {
        method,
        headers: {
          authorization: `Bearer ${options.apiKey}`,
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        signal: AbortSignal.timeout(options.timeoutMs),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      reply = await response.json();
    } catch (error) {
      return { kind: "unavailable", reason: error instanceof Error ? error.name : "unreachable" };
    }
    if (response.status === 404) return { kind: "none" };
    if (response.status === 409 || response.status === 422) {
      const reason = refusal.Check(reply) ? reply.message.slice(0, REASON_MAX) : `HTTP ${response.status}`;
      return { kind: "refused", reason };
    }
    if (!response.ok) return { kind: "unavailable", reason: `HTTP ${response.status}` };
    if (!pickup.Check(reply) || !isInstant(reply.collectedAt)) {
      return { kind: "unavailable", reason: "malformed-reply" };
    }
    const { reference, collectedAt, invoiceNumber } = reply;
    return { kind: "found", pickup: { reference, collectedAt, invoiceNumber } };
  }

  return {
    order: ({ key, ...order }: PickupOrder) => ask("PUT", key, order),
    find: (key) => ask("GET", key),
    cancel: (key) => ask("DELETE", key),
  };
}

function isInstant(text: string | null): boolean {
  return text === null || (/T.*(Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text)));
}

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);
const pickup = Compile(
  Type.Object({
    reference: Type.String({ minLength: 1, maxLength: 40 }),
    collectedAt: Nullable(Type.String()),
    invoiceNumber: Nullable(Type.String({ minLength: 1, maxLength: 30 })),
  }),
);
const refusal = Compile(Type.Object({ message: Type.String({ minLength: 1 }) }));
