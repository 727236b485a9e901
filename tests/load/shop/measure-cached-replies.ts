import { request } from "node:http";
import { buildShopDatabaseSettings } from "../build-shop-database-settings.ts";
import { saturate } from "../send-saturating-requests.ts";
import { startBareServer, startShopProcess } from "../start-shop-provider-and-bare-servers.ts";
import { type BenchContext, BROTLI, CONNECTIONS, notePeak, PORTS } from "./bench-context.ts";

/** Measures public replies and pages from the cache against a bare `node:http` server with the same bytes. */
export async function measureCachedReplies({ figures, small, seconds }: BenchContext): Promise<void> {
  const shop = await startShopProcess(PORTS.shop, {
    ...buildShopDatabaseSettings(small.url),
    SANDBOX_PORT: String(PORTS.shop + 1),
  });
  const bare = await startBareServer(PORTS.bare);
  const [productId] = small.productIds;
  const addresses = {
    productCall: `/v1/products/${productId}`,
    categoryCall: "/v1/products/category/91?productStatus=stock_in",
    productPage: `/products/${productId}`,
  };
  const load = { connections: CONNECTIONS, seconds: seconds / 2, headers: BROTLI };
  for (const [name, address] of Object.entries(addresses)) {
    const answer = await fetch(shop.url + address, { headers: BROTLI });
    const headers = Object.fromEntries([...answer.headers].filter(([header]) => !OF_SERVER.has(header)));
    await bare.serve(address, headers, await rawBody(shop.url + address));
    const ratios: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const yard = await saturate(bare.url + address, load);
      const own = await saturate(shop.url + address, load);
      if (own.failed > 0) throw new Error(`${address}: ${own.failed} requests failed`);
      figures[`${name}Kept.perSecond`] = own.perSecond;
      figures[`${name}Kept.p99`] = own.p99;
      figures[`${name}Bare.perSecond`] = yard.perSecond;
      ratios.push(own.perSecond / yard.perSecond);
    }
    figures[`${name}Kept.ratio`] = Math.round((ratios.sort((a, b) => a - b)[1] ?? 0) * 100) / 100;
  }
  await bare.stop();
  notePeak(figures, shop);
  await shop.stop();
}

/** Headers that a bare server sets itself. */
const OF_SERVER = new Set(["content-length", "connection", "keep-alive", "date"]);

/** Reads the bytes as they were sent, compressed. */
function rawBody(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: BROTLI }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve(Buffer.concat(chunks)));
    })
      .on("error", reject)
      .end();
  });
}
