import { originContext } from "../../api/server-request-context.ts";
import { paths } from "../../paths.ts";
import type { Route } from "./+types/robots-txt";

/** Paths excluded from crawling: private pages, search results and calls. */
const kept = [
  paths.cart,
  "/checkout/",
  "/payment/",
  paths.orders,
  paths.my,
  paths.notifications,
  paths.login(),
  paths.register(),
  `${paths.search}?`,
  "/v1/",
  "/v2/",
];

/** Answers `robots.txt`: the excluded paths and the sitemap's URL. */
export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    ...kept.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${context.get(originContext)}${paths.sitemap}`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
