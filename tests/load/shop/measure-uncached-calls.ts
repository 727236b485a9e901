import { buildShopDatabaseSettings } from "../build-shop-database-settings.ts";
import { buildShopperSearchQueries } from "../build-shopper-search-queries.ts";
import { drawn } from "../seeded-random-draw.ts";
import { saturateMany } from "../send-saturating-requests.ts";
import { startShopProcess } from "../start-shop-provider-and-bare-servers.ts";
import { type BenchContext, CONNECTIONS, notePeak, PORTS } from "./bench-context.ts";
import type { BenchCatalogue } from "./make-bench-catalogue.ts";
import { measureCpuPerRequest } from "./measure-cpu-per-request.ts";
import { measureHighestUnrefusedLoad } from "./measure-highest-unrefused-load.ts";

const CATEGORIES = [91, 93, 95, 96, 97, ...Array.from({ length: 30 }, (_, index) => 1001 + index)];
const ORDERS = ["latest", "popular", "priceAsc", "priceDesc", "score", "review"];

/**
 * Measures calls that nothing keeps, over addresses drawn by lot: details, lists and searches of a small and of a large
 * catalogue, and the part of the small one's rate that the large one has.
 */
export async function measureUncachedCalls({
  figures,
  server,
  small,
  large,
  seconds,
}: BenchContext): Promise<void> {
  for (const [size, catalogue] of Object.entries({ small, large })) {
    const shop = await startShopProcess(PORTS.shop, {
      ...buildShopDatabaseSettings(catalogue.url),
      CACHE: "false",
      SANDBOX_PORT: String(PORTS.shop + 1),
    });
    for (const [name, paths] of Object.entries(callsOf(catalogue))) {
      await saturateMany(shop.url, paths, { connections: CONNECTIONS, seconds: 2 });
      const { perSecond, p99 } = await measureHighestUnrefusedLoad(
        figures,
        `${name}.${size}`,
        (connections) =>
          measureCpuPerRequest(figures, `${name}.${size}`, { shop, server }, () =>
            saturateMany(shop.url, paths, { connections, seconds }),
          ),
      );
      figures[`${name}.${size}.perSecond`] = perSecond;
      figures[`${name}.${size}.p99`] = p99;
      const part = perSecond / (figures[`${name}.small.perSecond`] ?? perSecond);
      if (size === "large") figures[`${name}.large.part`] = Math.round(part * 100) / 100;
    }
    notePeak(figures, shop);
    await shop.stop();
  }
}

function callsOf({ productIds }: BenchCatalogue): Record<string, string[]> {
  const searches = buildShopperSearchQueries().map(
    (text) => `/v1/products/search?searchToken=${encodeURIComponent(text)}`,
  );
  const lists = CATEGORIES.flatMap((category) =>
    ORDERS.map((order) => `/v1/products/category/${category}?productStatus=stock_in&orderby=${order}`),
  );
  return {
    detail: productIds.map((id) => `/v1/products/${id}`),
    list: drawn(lists, lists.length),
    search: drawn(searches, searches.length),
  };
}
