import { databaseSettings } from "../database-settings.ts";
import { saturateMany } from "../saturate.ts";
import { startShopProcess } from "../start-processes.ts";
import { type BenchRun, BROTLI, CONNECTIONS, notePeak, PORTS } from "./bench-run.ts";

/** Measures product pages that nobody has asked for yet: each of the large catalogue's at most once. */
export async function measureNewPages({ figures, large, seconds }: BenchRun): Promise<void> {
  const shop = await startShopProcess(PORTS.shop, {
    ...databaseSettings(large.url),
    SANDBOX_PORT: String(PORTS.shop + 1),
    TRUST_PROXY: "1",
  });
  const pages = large.productIds.map((id) => `/products/${id}`);
  const [first, rest] = [pages.slice(0, 4000), pages.slice(4000)];
  const load = { connections: CONNECTIONS, seconds, headers: BROTLI };
  await saturateMany(shop.url, first, { ...load, seconds: 4 });
  const { perSecond, p50, p99, failed } = await saturateMany(shop.url, rest, load);
  if (failed > 0) throw new Error(`new pages: ${failed} requests failed`);
  figures["newPage.perSecond"] = perSecond;
  figures["newPage.p50"] = p50;
  figures["newPage.p99"] = p99;
  notePeak(figures, shop);
  await shop.stop();
}
