import { apiContext, originContext } from "../../api/server-context.ts";
import type { Route } from "./+types/sitemap-pages";
import { escapeXml } from "./escape-xml.ts";
import { publicPages } from "./public-pages.ts";
import { SITEMAP_SCHEMA, xmlResponse } from "./xml-response.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { list } = await context.get(apiContext)("GET /v1/categories", { query: { withChildren: true } });
  const origin = context.get(originContext);
  return xmlResponse(
    `urlset ${SITEMAP_SCHEMA}`,
    publicPages(list).map(({ path }) => `<url><loc>${escapeXml(origin + path)}</loc></url>`),
  );
}
