import { Type } from "typebox";
import { Compile } from "typebox/compile";
import type { EdgeGateway, EdgeOptions } from "./edge-gateway-types.ts";
import { sendPurgesToAllAddresses } from "./send-purges-to-all-addresses.ts";

/** Most tags of one request to Cloudflare. */
const TAGS_A_REQUEST = 30;

/**
 * Creates the gateway to Cloudflare: `POST /zones/{id}/purge_cache` with up to 30 tags a request, after which replies
 * with one of them are gone from its cache.
 */
export function createCloudflarePurgeGateway(options: EdgeOptions): EdgeGateway {
  return {
    tagHeader: "cache-tag",
    purge: (tags) =>
      sendPurgesToAllAddresses(
        options,
        groupsOf(tags).map((group) => ({
          method: "POST",
          headers: { authorization: `Bearer ${options.token}`, "content-type": "application/json" },
          body: JSON.stringify({ tags: group }),
        })),
        isSuccess,
      ),
  };
}

function groupsOf(tags: readonly string[]): string[][] {
  const count = Math.ceil(tags.length / TAGS_A_REQUEST);
  return Array.from({ length: count }, (_, place) =>
    tags.slice(place * TAGS_A_REQUEST, (place + 1) * TAGS_A_REQUEST),
  );
}

function isSuccess(body: string): boolean {
  try {
    return success.Check(JSON.parse(body));
  } catch {
    return false; // Not of Cloudflare: the caller reports it as not purged.
  }
}

const success = Compile(Type.Object({ success: Type.Literal(true) }));
