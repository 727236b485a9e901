import { apiContext, originContext } from "../../api/server-request-context.ts";
import { paths } from "../../paths.ts";
import type { Route } from "./+types/sitemap-index";
import { SITEMAP_SCHEMA, xmlResponse } from "./xml-response.ts";

/** Sitemap index: one part for pages, and one per 5,000 products. */
export async function loader({ context }: Route.LoaderArgs) {
  const { list } = await context.get(apiContext)("GET /v1/sitemap");
  const parts = [paths.sitemapPages, ...list.map(({ firstId }) => paths.sitemapProducts(firstId))];
  const origin = context.get(originContext);
  return xmlResponse(
    `sitemapindex ${SITEMAP_SCHEMA}`,
    parts.map((part) => `<sitemap><loc>${origin}${part}</loc></sitemap>`),
  );
}
