import { apiContext, originContext } from "../../api/server-request-context.ts";
import { paths } from "../../paths.ts";
import type { Route } from "./+types/pages-sitemap-route";
import { escapeXml } from "./escape-xml.ts";
import { listPublicPages } from "./list-public-pages.ts";
import { SITEMAP_SCHEMA, xmlResponse } from "./xml-response.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [categories, farms, texts] = await Promise.all([
    api("GET /v1/categories", { query: { withChildren: true } }),
    api("GET /v1/farms"),
    api("GET /v1/pages"),
  ]);
  const pages = [
    ...listPublicPages(categories.list).map(({ path }) => path),
    ...farms.list.map(({ id }) => paths.farm(id)),
    ...texts.list.map(({ slug }) => paths.page(slug)),
  ];
  const origin = context.get(originContext);
  return xmlResponse(
    `urlset ${SITEMAP_SCHEMA}`,
    pages.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`),
  );
}
