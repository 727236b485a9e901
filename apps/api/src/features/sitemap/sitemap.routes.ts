import { sitemapCalls } from "@todayfruit/contract/sitemap/sitemap.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { showSitemapIndex, showSitemapPart } from "./show-sitemap.ts";

export const sitemapRoutes = bindCalls(sitemapCalls, {
  "GET /v1/sitemap": showSitemapIndex,
  "GET /v1/sitemap/{firstId}": showSitemapPart,
});
