import { buildShopDatabaseSettings } from "../build-shop-database-settings.ts";
import { saturate, saturateMany } from "../send-saturating-requests.ts";
import { startBareReactServer, startShopProcess } from "../start-shop-provider-and-bare-servers.ts";
import { type BenchContext, BROTLI, CONNECTIONS, notePeak, PORTS } from "./bench-context.ts";
import { measureCpuPerRequest } from "./measure-cpu-per-request.ts";
import { measureHighestUnrefusedLoad } from "./measure-highest-unrefused-load.ts";

/**
 * Measures product pages that nobody has asked for yet, each of the large catalogue's at most once, and beside them a bare
 * `node:http` server that renders the same elements with React and compresses them.
 */
export async function measureUncachedPages({ figures, server, large, seconds }: BenchContext): Promise<void> {
  const shop = await startShopProcess(PORTS.shop, {
    ...buildShopDatabaseSettings(large.url),
    SANDBOX_PORT: String(PORTS.shop + 1),
    TRUST_PROXY: "1",
  });
  const pages = large.productIds.map((id) => `/products/${id}`);
  const [first, rest] = [pages.slice(0, 4000), pages.slice(4000)];
  const load = { connections: CONNECTIONS, seconds, headers: BROTLI };
  await saturateMany(shop.url, first, { ...load, seconds: 4 });
  const { perSecond, p50, p99 } = await measureHighestUnrefusedLoad(figures, "newPage", (connections) => {
    const unseen = rest.splice(0, rest.length / 2);
    return measureCpuPerRequest(figures, "newPage", { shop, server }, () =>
      saturateMany(shop.url, unseen, { ...load, connections }),
    );
  });
  const html = await (await fetch(shop.url + (rest[0] ?? ""))).text();
  const bare = await startBareReactServer(PORTS.bare, html);
  const bareHtml = await (await fetch(bare.url)).text();
  if (bareHtml.length < html.length * ALIKE)
    throw new Error(`${bareHtml.length} of ${html.length} characters`);
  const { perSecond: bareReact } = await saturate(bare.url, load);
  await bare.stop();
  figures["newPage.perSecond"] = perSecond;
  figures["newPage.p50"] = p50;
  figures["newPage.p99"] = p99;
  figures["newPage.bareReact"] = bareReact;
  figures["newPage.part"] = Math.round((perSecond / bareReact) * 100) / 100;
  notePeak(figures, shop);
  await shop.stop();
}

/** Smallest part of a page that its elements alone are, without styles within tags. */
const ALIKE = 0.9;
