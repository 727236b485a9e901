import { sitemapCalls } from "@todayfruit/contract/calls/browse/sitemap";
import { bind } from "../../http/bind.ts";
import { showSitemapIndex, showSitemapPart } from "./show-sitemap.ts";

export const sitemapRoutes = bind(sitemapCalls, {
  "GET /v1/sitemap": showSitemapIndex,
  "GET /v1/sitemap/{firstId}": showSitemapPart,
});
