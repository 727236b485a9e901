import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Context } from "../../../http/handler-context-types.ts";
import { listMostSold, listPopularRows } from "./search-counts-and-ranking.repository.ts";

const SHOWN = 10;

/**
 * Lists the ten words searched most in the last week; missing ranks are filled with best-selling products, without a
 * change of rank. At most two statements.
 */
export async function listPopularSearches(
  _input: Input<"GET /v1/products/search/popular">,
  { db }: Context,
): Promise<Answer<"GET /v1/products/search/popular">> {
  const ranked = await listPopularRows(db);
  const known = new Set(ranked.map(({ query }) => query));
  const sold = ranked.length < SHOWN ? await listMostSold(db, SHOWN * 2) : [];
  const filled = sold.filter((word) => !known.has(word)).slice(0, SHOWN - ranked.length);
  return ok({
    list: [
      ...ranked.map(({ rank, query, previous_rank }) => ({
        rank,
        text: query,
        change: previous_rank === null ? null : previous_rank - rank,
      })),
      ...filled.map((text, index) => ({ rank: ranked.length + index + 1, text, change: 0 })),
    ],
    rankedAt: ranked[0]?.ranked_at.toISOString() ?? null,
  });
}
