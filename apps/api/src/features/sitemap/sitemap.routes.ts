import { sitemapCalls } from "@todayfruit/contract/calls/browse/sitemap";
import { ok, refuse } from "@todayfruit/domain/result";
import { bind } from "../../http/bind.ts";
import { listParts, listProductsFrom } from "./sitemap.repository.ts";

export const sitemapRoutes = bind(sitemapCalls, {
  "GET /v1/sitemap": async (_input, { db }) => {
    const parts = await listParts(db);
    return ok({ list: parts.map((part) => ({ firstId: part.first_id })), totalCount: parts[0]?.total ?? 0 });
  },
  "GET /v1/sitemap/{firstId}": async ({ path }, { db }) => {
    const list = await listProductsFrom(db, path.firstId);
    return list.length > 0 ? ok({ list }) : refuse("NOT_FOUND");
  },
});
