import { replyOrNotFoundPage } from "../../api/reply-or-not-found-page.ts";
import { apiContext, originContext } from "../../api/server-request-context.ts";
import { paths } from "../../paths.ts";
import { imageUrl } from "../../ui/media/build-image-urls-and-srcset.ts";
import type { Route } from "./+types/products-sitemap-route";
import { escapeXml } from "./escape-xml.ts";
import { SITEMAP_SCHEMA, xmlResponse } from "./xml-response.ts";

const IMAGE_SCHEMA = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** Part of the sitemap: products with their first photo. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const firstId = Number(params.firstId);
  const { list } = await replyOrNotFoundPage(
    context.get(apiContext)("GET /v1/sitemap/{firstId}", { path: { firstId } }),
  );
  const origin = context.get(originContext);
  return xmlResponse(
    `urlset ${SITEMAP_SCHEMA} ${IMAGE_SCHEMA}`,
    list.map(({ id, image }) => {
      const photograph = `<image:image><image:loc>${escapeXml(origin + imageUrl(image, 720))}</image:loc></image:image>`;
      return `<url><loc>${origin}${paths.product(id)}</loc>${photograph}</url>`;
    }),
  );
}
