import { variant } from "#variant/brand-settings.ts";
import { apiContext, originContext } from "../../api/server-request-context.ts";
import { paths } from "../../paths.ts";
import type { Route } from "./+types/notices-rss";
import { escapeXml } from "./escape-xml.ts";

/** Most notices in the feed, the newest first. */
const MOST_NOTICES = 30;

/** Feeds the notices to readers of RSS 2.0 (rssboard.org/rss-specification). */
export async function loader({ context }: Route.LoaderArgs) {
  const { list } = await context.get(apiContext)("GET /v1/boards/notices", { query: { take: MOST_NOTICES } });
  const origin = context.get(originContext);
  const notices = list.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  const [newest] = notices;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    element("title", `${variant.displayName} 공지사항`),
    element("link", origin + paths.notices),
    element("description", `${variant.displayName}의 배송, 이벤트, 상품 소식`),
    element("language", "ko"),
    `<atom:link href="${escapeXml(origin + paths.noticesRss)}" rel="self" type="application/rss+xml" />`,
    ...(newest ? [element("lastBuildDate", dateOf(newest.createdAt))] : []),
    ...notices.map((notice) =>
      [
        "<item>",
        element("title", notice.title),
        element("link", `${origin}${paths.notice(notice.id)}`),
        `<guid isPermaLink="false">${variant.name}-notice-${notice.id}</guid>`,
        element("pubDate", dateOf(notice.createdAt)),
        element("category", notice.type),
        element("description", htmlOf(notice.contents)),
        "</item>",
      ].join(""),
    ),
    "</channel>",
    "</rss>",
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** @example dateOf("2026-11-21T08:30:00.000Z") // "Sat, 21 Nov 2026 08:30:00 GMT" */
function dateOf(instant: string): string {
  return new Date(instant).toUTCString();
}

/** Writes a text as the HTML that readers expect in a description. */
function htmlOf(text: string): string {
  return escapeXml(text).replaceAll("\n", "<br>");
}
