import type { Call, CallName } from "@todayfruit/contract/call-definition";
import type { BoundCall } from "../bind-calls.ts";
import type { Context } from "../handler-context-types.ts";
import { RefusalError } from "../refusal-error.ts";
import { collectProductTagsAndChangeInstants } from "./collect-product-tags-and-change-instants.ts";
import { listReplyCacheTags } from "./list-reply-cache-tags.ts";
import type { Rendered } from "./response-cache.ts";

export type ReplyInput = { path?: unknown; query?: unknown; body?: unknown };

/** Makes the reply of a cacheable call for nobody in particular. @throws RefusalError where the call refuses */
export async function runCallAndRenderReply(
  { call, handle }: BoundCall,
  input: ReplyInput,
  context: Context,
  cached: NonNullable<Call["cached"]>,
): Promise<Rendered> {
  const result = await handle(input, context);
  if (!result.ok) throw new RefusalError(result.code, result.detail);
  const shown = collectProductTagsAndChangeInstants(result.value, context.now().getTime());
  return {
    status: 200,
    headers: { "content-type": "application/json; charset=utf-8" },
    body: Buffer.from(JSON.stringify(result.value)),
    tags: listReplyCacheTags(cached.tags, call.path ? input.path : {}, shown.tags),
    seconds: cached.seconds,
    changesAt: shown.changesAt,
    saleChangesAt: shown.saleChangesAt,
  };
}

/** Returns the cache key from the parsed address, not its spelling: `/v1/products/020` is `/v1/products/20`. */
export function replyKey(name: CallName, { path, query }: ReplyInput): string {
  const asked = Object.entries(query ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${name} ${JSON.stringify([path ?? {}, asked])}`;
}
