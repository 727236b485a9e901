import { PREVIEW_PARAMETER } from "./preview-parameter-and-header.ts";

/** Kinds of pages that operators preview. */
export const PREVIEW_PAGES = [
  "home",
  "home-tab",
  "home-sub-tab",
  "display-group",
  "product",
  "page",
  "best",
] as const;
export type PreviewPage = (typeof PREVIEW_PAGES)[number];

/** Pages that open in a preview: what the shop shows everybody, without search and what is one's own. */
const OPENED =
  /^\/(?:|best|category-list|wholesale|category\/[^/]+|displays\/\d+|product-groups\/[^/]+|products\/\d+(?:\/(?:reviews|photos|questions))?|farms\/\d+|pages\/[^/]+|notices|faq)$/;

/**
 * Reports whether a page opens in a preview.
 *
 * @param pathname path of a page, or of its data
 * @example isPreviewedPath("/products/20001") // true
 * @example isPreviewedPath("/cart") // false
 */
export function isPreviewedPath(pathname: string): boolean {
  const page = pathname === "/_.data" ? "/" : pathname.replace(/(?:\/_)?\.data$/, "");
  return OPENED.test(page === "/" ? page : page.replace(/\/$/, ""));
}

/**
 * Adds the secret of a preview to the address of a page.
 *
 * @param path path, with its query where it has one
 * @param token letters, digits, `-` and `_`
 * @example previewAddress("/?tab=best", "s3cret") // "/?tab=best&preview=s3cret"
 */
export function previewAddress(path: string, token: string): string {
  const [page = "/", query = ""] = path.split(/\?(.*)/s, 2);
  const others = query.split("&").filter((part) => part !== "" && !part.startsWith(`${PREVIEW_PARAMETER}=`));
  return `${page}?${[...others, `${PREVIEW_PARAMETER}=${token}`].join("&")}`;
}
