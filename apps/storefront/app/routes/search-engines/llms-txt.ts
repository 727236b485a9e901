import { variant } from "#variant/brand-settings.ts";
import { apiContext, originContext } from "../../api/server-request-context.ts";
import { paths } from "../../paths.ts";
import type { Route } from "./+types/llms-txt";
import { listPublicPages } from "./list-public-pages.ts";

/** Describes the shop and links its pages for language models (llmstxt.org). */
export async function loader({ context }: Route.LoaderArgs) {
  const { list } = await context.get(apiContext)("GET /v1/categories", { query: { withChildren: true } });
  const origin = context.get(originContext);
  const lines = [
    `# ${variant.displayName}`,
    "",
    `> ${variant.slogan} 과일과 식료품을 파는 온라인 가게예요. 가격은 모두 원(KRW)이고 부가세를 포함해요.`,
    "",
    "## 둘러보기",
    "",
    ...listPublicPages(list).map(({ path, name }) => `- [${name}](${origin}${path})`),
    "",
    "## 상품 자료",
    "",
    ...list.map(({ id, name }) => `- [${name} 목록](${origin}/v1/products/category/${id}): JSON`),
    `- [모든 상품의 주소](${origin}${paths.sitemap}): 사이트맵`,
    `- [공지사항](${origin}${paths.noticesRss}): RSS 2.0`,
    `- [호출 설명](${origin}/openapi.json): OpenAPI 3.1`,
    "",
    "## 쇼핑 도우미",
    "",
    `- \`${origin}/mcp\`: Model Context Protocol(Streamable HTTP, 로그인 없음). 상품을 찾고 견주고 장바구니에 담아 주문 링크를 만들어요. 주소와 결제는 사람이 그 링크를 열어 자기 브라우저에서 해요.`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
