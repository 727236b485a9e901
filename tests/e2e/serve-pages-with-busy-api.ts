import type { Api, Name } from "@todayfruit/contract/all-calls";
import { refuse } from "@todayfruit/domain/result";
import Fastify from "fastify";
import { createLog } from "../../apps/api/src/http/log.ts";
import { RefusalError } from "../../apps/api/src/http/refusal-error.ts";
import { buildFolder } from "../../apps/shop/src/pages/describe-storefront-build.ts";
import { registerAssets } from "../../apps/shop/src/pages/register-assets.ts";
import { registerPages } from "../../apps/shop/src/pages/register-pages.ts";
import { callUrl } from "../../apps/storefront/app/api/client.ts";
import { here } from "./look-up-journey-shops.ts";

export type PagesWhileShopBusy = { url: string; asked(): number; end(): void; close(): Promise<void> };

/** Opens the shop's pages with calls that are all refused as busy until `end`. */
export async function servePagesWithBusyApi(): Promise<PagesWhileShopBusy> {
  let isBusy = true;
  let asked = 0;
  const api = async (name: Name, input: { path?: object; query?: object } = {}) => {
    asked += 1;
    if (isBusy) throw Object.assign(new RefusalError("SHOP_BUSY"), { retryAfter: 1 });
    const address = callUrl(name.split(" ")[1] ?? "", input as Parameters<typeof callUrl>[1]);
    return (await fetch(here().shopUrl + address, { headers: { platform: "web" } })).json();
  };
  const app = Fastify();
  const build = buildFolder("todayfruit");
  await registerAssets(app, `${build}/client`);
  const outside = {
    scripts: ["http://a.test/script.js"],
    asked: [],
    frames: ["http://a.test/frame"],
    forms: ["http://a.test"],
    images: [],
    policies: [],
  };
  const log = createLog("error");
  await registerPages(app, {
    buildFolder: build,
    api: api as Api,
    origin: here().shopUrl,
    outside,
    trustedTypes: true,
    log,
    cache: null,
    reads: { check: () => undefined, charge: () => undefined },
    previews: async () => refuse("PREVIEW_NOT_FOUND"),
    consoleOrigin: "http://localhost:3002",
    onQueue: () => undefined,
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return {
    url,
    asked: () => asked,
    end: () => {
      isBusy = false;
    },
    close: () => app.close(),
  };
}
