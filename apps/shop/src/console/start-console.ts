import type { Settings } from "@todayfruit/api/env";
import { consoleOriginOf, variantUrlsOf } from "@todayfruit/api/public-addresses";
import type { FastifyInstance } from "fastify";
import { listenAddressesOf, listenAt } from "../listen-addresses.ts";
import { builtFolder } from "../pages/app-build.ts";
import { CONSOLE_BUILD } from "./console-build.ts";
import { createConsole } from "./create-console.ts";

/** Starts the console beside the shop; returns the address under which operators reach it. */
export async function startConsole(
  settings: Settings,
  api: FastifyInstance,
  opened: AsyncDisposableStack,
): Promise<string> {
  const url = consoleOriginOf(settings);
  await api.ready();
  const app = await createConsole({
    api,
    folder: builtFolder(CONSOLE_BUILD),
    isHttps: url.startsWith("https:"),
    origin: url,
    shopOrigin: new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).origin,
    shops: Object.values(variantUrlsOf(settings)).map((shop) => new URL(shop).origin),
  });
  opened.defer(() => app.close());
  await listenAt(listenAddressesOf(settings).console, (at) => app.listen(at));
  return url;
}
