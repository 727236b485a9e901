import { randomUUID } from "node:crypto";
import type { Api } from "@todayfruit/contract/all-calls";
import { DatabaseTrouble } from "../db/connections/classify-database-trouble.ts";
import type { BoundCall } from "./bind-calls.ts";
import type { ResponseCache } from "./cache/response-cache.ts";
import { replyKey, runCallAndRenderReply } from "./cache/run-call-and-render-reply.ts";
import type { Context, Services } from "./handler-context-types.ts";
import { RefusalError } from "./refusal-error.ts";
import { withPublicReads } from "./replica-reads/answer-with-replicas.ts";

/**
 * Creates a client of the public calls without a network, for pages rendered on the server. It has no session, so
 * nothing personal can enter a page cached for everyone. Replies that are the same on every page, those of cacheable calls
 * without a path and a query, are read from the cache of the calls.
 *
 * @param cache `null` answers every call again
 *
 * @example const product = await api("GET /v1/products/{id}", { path: { id: 20001 } });
 */
export function createInProcessApi(
  bound: readonly BoundCall[],
  services: Services,
  cache: ResponseCache | null,
): Api {
  const byName = new Map<string, BoundCall>(bound.map((each) => [each.name, each]));
  const api = async (name: string, input: { path?: unknown; query?: unknown; body?: unknown } = {}) => {
    const each = byName.get(name);
    if (each?.call.access !== "public") throw new Error(`${name} cannot be called without a buyer`);
    const context = asNobody(name, services);
    const { cached } = each.call;
    if (cache && cached && input.path === undefined && input.query === undefined) {
      const make = () => runCallAndRenderReply(each, input, context, cached);
      const { plain } = await cache.get(replyKey(each.name, input), make, "plain").catch(translated);
      return JSON.parse(plain().toString("utf8"));
    }
    const result = await each.handle({ ...input, query: input.query ?? {} }, context).catch(translated);
    if (!result.ok) throw new RefusalError(result.code, result.detail);
    return result.value;
  };
  return api as Api;
}

/** Translates trouble with the database as the error edge does. */
function translated(error: unknown): never {
  throw error instanceof DatabaseTrouble ? new RefusalError("SHOP_BUSY") : error;
}

function asNobody(name: string, services: Services): Context {
  return {
    ...(name.startsWith("GET ") ? withPublicReads(services) : services),
    buyer: null,
    operator: null,
    platform: "web",
    requestId: randomUUID(),
    tokenHash: null,
    authorization: "",
    address: "",
    userAgent: "",
  };
}
