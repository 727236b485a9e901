import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { listParts, listProductsFrom } from "./sitemap.repository.ts";

/** Lists the parts of the sitemap, each by its first product id. */
export async function showSitemapIndex(
  _input: Input<"GET /v1/sitemap">,
  { db }: Context,
): Promise<Answer<"GET /v1/sitemap">> {
  const parts = await listParts(db);
  return ok({ list: parts.map((part) => ({ firstId: part.first_id })), totalCount: parts[0]?.total ?? 0 });
}

/** Lists the products of one part of the sitemap. Refuses a part without products with NOT_FOUND. */
export async function showSitemapPart(
  { path }: Input<"GET /v1/sitemap/{firstId}">,
  { db }: Context,
): Promise<Answer<"GET /v1/sitemap/{firstId}">> {
  const list = await listProductsFrom(db, path.firstId);
  return list.length > 0 ? ok({ list }) : refuse("NOT_FOUND");
}
