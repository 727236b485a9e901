import { once } from "node:events";
import { createServer } from "node:http";
import { promisify } from "node:util";
import { consoleOriginOf, variantUrlsOf } from "@todayfruit/api/derive-console-and-variant-urls";
import type { Settings } from "@todayfruit/api/env";
import type { FastifyInstance } from "fastify";
import { listenAddressesOf, listenAt } from "../check-and-open-listen-addresses.ts";
import { buildConsoleIfNeeded } from "../commands/build.ts";
import { builtFolder, isBuilt } from "../pages/build-web-app.ts";
import { waitWithin } from "../wait-within.ts";
import { CONSOLE_BUILD } from "./console-build-description.ts";
import { createConsoleServer } from "./create-console-server.ts";

export type StartedConsole = {
  /** Address under which operators reach it. */
  url: string;
  /** Builds the console where its sources are not built yet, and answers; requests wait until then. */
  open(): Promise<void>;
};

/** Longest time in ms for running requests to end after a stop. */
const LAST_ANSWERS_MS = 3000;

/** Listens at the console's address, beside the shop; a console that is built answers at once. */
export async function startConsole(
  settings: Settings,
  api: FastifyInstance,
  opened: AsyncDisposableStack,
): Promise<StartedConsole> {
  const url = consoleOriginOf(settings);
  await api.ready();
  const { promise: app, resolve } = Promise.withResolvers<FastifyInstance>();
  const server = createServer(
    (request, response) => void app.then(({ routing }) => routing(request, response)),
  );
  opened.defer(async () => {
    if (!server.listening) return;
    const closed = promisify(server.close.bind(server))();
    server.closeIdleConnections();
    await waitWithin(LAST_ANSWERS_MS, closed);
    server.closeAllConnections();
  });

  async function open(): Promise<void> {
    await buildConsoleIfNeeded(opened);
    const console = await createConsoleServer({
      api,
      folder: builtFolder(CONSOLE_BUILD),
      isHttps: url.startsWith("https:"),
      origin: url,
      shopOrigin: new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).origin,
      shops: Object.values(variantUrlsOf(settings)).map((shop) => new URL(shop).origin),
    });
    opened.defer(() => console.close());
    await console.ready();
    resolve(console);
  }

  const opening = (await isBuilt(CONSOLE_BUILD)) ? open() : null;
  await opening;
  await listenAt(listenAddressesOf(settings).console, async ({ port, host }) => {
    server.listen(port, host);
    await once(server, "listening");
  });
  return { url, open: () => opening ?? open() };
}
