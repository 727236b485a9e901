import { randomUUID } from "node:crypto";
import type { Api } from "@todayfruit/contract/all-calls";
import { DatabaseTrouble } from "../db/connections/database-trouble.ts";
import type { BoundCall } from "./bind-calls.ts";
import type { Services } from "./context.ts";
import { RefusalError } from "./refusal-error.ts";
import { withPublicReads } from "./replica-reads/answer-with-replicas.ts";

/**
 * Creates a client of the public calls without a network, for pages rendered on the server. It has no session, so
 * nothing personal can enter a page cached for everyone.
 *
 * @example const product = await api("GET /v1/products/{id}", { path: { id: 20001 } });
 */
export function createInProcessApi(bound: readonly BoundCall[], services: Services): Api {
  const byName = new Map<string, BoundCall>(bound.map((each) => [each.name, each]));
  const api = async (name: string, input: { path?: unknown; query?: unknown; body?: unknown } = {}) => {
    const each = byName.get(name);
    if (each?.call.access !== "public") throw new Error(`${name} cannot be called without a buyer`);
    const result = await each
      .handle(
        { ...input, query: input.query ?? {} },
        {
          ...(name.startsWith("GET ") ? withPublicReads(services) : services),
          buyer: null,
          operator: null,
          platform: "web",
          requestId: randomUUID(),
          tokenHash: null,
          authorization: "",
          address: "",
          userAgent: "",
        },
      )
      .catch((error: unknown) => {
        // The same translation as the error edge's.
        throw error instanceof DatabaseTrouble ? new RefusalError("SHOP_BUSY") : error;
      });
    if (!result.ok) throw new RefusalError(result.code, result.detail);
    return result.value;
  };
  return api as Api;
}
