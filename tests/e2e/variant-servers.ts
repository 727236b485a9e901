import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { freePort } from "../../apps/shop/src/postgres/server-process.ts";
import { databaseSettings } from "../load/database-settings.ts";
import { type Started, startShopProcess } from "../load/start-processes.ts";
import type { JourneyShop } from "./setup.ts";

export type VariantServers = { url: string; stop(): Promise<void> };

/**
 * Serves the other variants of the shops, each started when first asked for and kept until all journeys end: `GET
 * /{place of the shop}/{variant}` answers the URL.
 */
export async function openVariantServers(shops: readonly JourneyShop[]): Promise<VariantServers> {
  const started = new Map<string, Promise<Started>>();
  const server = createServer(async (request, response) => {
    const [place = "", variant = ""] = (request.url ?? "/").slice(1).split("/");
    const shop = shops[Number(place) - 1];
    if (!shop) return response.writeHead(404).end();
    const key = `${place} ${variant}`;
    const running = started.get(key) ?? startVariant(variant, shop);
    started.set(key, running);
    try {
      response.end((await running).url);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      const servers = await Promise.allSettled(started.values());
      await Promise.all(
        servers.map((server) => (server.status === "fulfilled" ? server.value.stop() : undefined)),
      );
    },
  };
}

/** Starts a variant on the shop's database, with the same outside services. */
async function startVariant(variant: string, shop: JourneyShop): Promise<Started> {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const sandbox = shop.sandboxUrl;
  const started = await startShopProcess(port, {
    VARIANT: variant,
    ...databaseSettings(shop.databaseUrl),
    DATA_DIR: shop.dataDir,
    SANDBOX_PORT: String(sandboxPort),
    // The first variant runs the scheduled jobs as often as journeys can wait.
    JOBS: "false",
    SOLAPI_API_URL: sandbox,
    FCM_API_URL: `${sandbox}/fcm`,
    TRACKER_API_URL: `${sandbox}/tracker`,
    PICKUP_API_URL: `${sandbox}/carriers`,
    KAKAO_AUTH_URL: `${sandbox}/kakao`,
    KAKAO_API_URL: `${sandbox}/kakao`,
    NAVER_AUTH_URL: `${sandbox}/naver`,
    NAVER_API_URL: `${sandbox}/naver`,
    TOSS_API_URL: sandbox,
    TOSS_SCRIPT_URL: `${sandbox}/v2/standard`,
  });
  return { ...started, url: `http://localhost:${port}` };
}
