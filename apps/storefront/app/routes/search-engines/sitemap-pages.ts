import { apiContext, originContext } from "../../api/server-context.ts";
import type { Route } from "./+types/sitemap-pages";
import { publicPages } from "./public-pages.ts";
import { sitemapSchema, xmlReply } from "./xml-reply.ts";
import { xmlText } from "./xml-text.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { list } = await context.get(apiContext)("GET /v1/categories", { query: { withChildren: true } });
  const origin = context.get(originContext);
  return xmlReply(
    `urlset ${sitemapSchema}`,
    publicPages(list).map(({ path }) => `<url><loc>${xmlText(origin + path)}</loc></url>`),
  );
}
