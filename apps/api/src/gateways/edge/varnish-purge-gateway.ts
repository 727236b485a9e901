import type { EdgeGateway, EdgeOptions } from "./edge-gateway-types.ts";
import { sendPurgesToAllAddresses } from "./send-purges-to-all-addresses.ts";

/** Longest header of a request in bytes; Varnish reads 8 kB. */
const MOST_BYTES = 4000;

/**
 * Creates the gateway to Varnish with `deploy/varnish/default.vcl`: one request `PURGE` with the tags in
 * `Surrogate-Key`, after which each reply with one of them is stale, and is served while no other can be fetched. The
 * token is sent as a Bearer token if there is one; Varnish itself knows its purgers by their networks.
 */
export function createVarnishPurgeGateway(options: EdgeOptions): EdgeGateway {
  const { token } = options;
  return {
    tagHeader: "surrogate-key",
    purge: (tags) =>
      sendPurgesToAllAddresses(
        options,
        linesOf(tags).map((line) => ({
          method: "PURGE",
          headers: { "surrogate-key": line, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
        })),
        () => true,
      ),
  };
}

/** Joins tags into as few lines as fit a header. */
function linesOf(tags: readonly string[]): string[] {
  const lines: string[] = [];
  for (const tag of tags) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + tag.length <= MOST_BYTES) lines.push(`${lines.pop()} ${tag}`);
    else lines.push(tag);
  }
  return lines;
}
