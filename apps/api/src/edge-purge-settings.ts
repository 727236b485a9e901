import { isHeaderToken, isUrlList } from "./env-setting-validators.ts";
import { choice, optional } from "./setting-readers.ts";

/** Settings of the cache in front of the shop; a part of those of `env.ts`. */
export const EDGE_PURGE_SETTINGS = {
  EDGE_PURGE: choice(
    "kind of cache in front of the shop that is told which tags changed",
    ["none", "varnish", "cloudflare"],
    "none",
  ),
  EDGE_PURGE_URL: optional(
    "where it takes purges, several separated by commas: http://varnish:6081/, https://api.cloudflare.com/client/v4/zones/<id>/purge_cache",
    isUrlList,
  ),
  EDGE_PURGE_TOKEN: optional("token of the API of Cloudflare that may purge the zones", isHeaderToken),
} as const;
