import { createServer, type ServerResponse } from "node:http";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Settings } from "@todayfruit/api/env";
import { VARIANTS } from "@todayfruit/contract/variant-settings/variant-settings-schema";
import { listenAddressesOf, listenAt, mustBeFree } from "../check-and-open-listen-addresses.ts";
import type { CommandContext } from "../commands/command-context-types.ts";
import { fillIfEmpty } from "../commands/import-catalog.ts";
import { openAndMigrateDatabase } from "../database/open-and-migrate-database.ts";
import { createPageServer } from "./create-page-server.ts";
import { createModuleReloader } from "./reload-modules.ts";
import { createReloadingApi } from "./reloading-api.ts";
import { GALLERY, sendComponentGallery } from "./send-component-gallery.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

/**
 * Runs `npm run dev`: the shop from its sources, on its usual ports and database. A changed component is replaced in the
 * browser; a changed call or rule restarts the API within this process, and browsers load their page again. A new migration
 * is applied by the next start. The name of a variant and Enter switches to that variant. `/dev/gallery` shows the
 * components in their states.
 */
export async function develop(given: Settings, { opened, told }: CommandContext): Promise<void> {
  let settings: Settings = { ...given, CACHE: false, DRAIN_SECONDS: "0" };
  await mustBeFree(settings);
  const database = await openAndMigrateDatabase(settings, opened);
  await fillIfEmpty(settings, database.directUrl);

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (url.pathname === GALLERY) return void showGallery(url.searchParams.get("variant"), response);
    pages.vite.middlewares(request, response, () => void api.answer(request, response));
  });
  opened.defer(() => {
    server.close();
    server.closeAllConnections();
  });
  let pages = await createPageServer(server, settings.VARIANT);
  opened.defer(() => pages.close());
  const modules = await createModuleReloader(ROOT, (files) => void reload(files));
  opened.defer(() => modules.close());
  const api = createReloadingApi({ modules, database, pages: () => pages });
  opened.defer(() => api.stop());
  await api.restart(settings);
  await listenAt(
    listenAddressesOf(settings).shop,
    ({ port, host }) =>
      new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve)),
  );
  console.log(`\n  매장 http://localhost:${settings.PORT} (${settings.VARIANT})
  부품은 http://localhost:${settings.PORT}/dev/gallery 에서 볼 수 있어요.
  다른 매장으로 바꾸려면 ${VARIANTS.join(", ")} 가운데 하나를 적고 Enter를, 멈추려면 Ctrl-C를 누르세요.\n`);
  process.exitCode = 0;

  if (process.stdin.isTTY) {
    const lines = createInterface({ input: process.stdin });
    opened.defer(() => lines.close());
    lines.on("line", (line) => void switchTo(line.trim()));
  }
  await told;

  /** Shows the gallery in a variant, to which the whole shop switches. */
  async function showGallery(name: string | null, response: ServerResponse): Promise<void> {
    try {
      if (name !== null && name !== settings.VARIANT) await switchTo(name);
      await sendComponentGallery(pages.vite, settings.VARIANT, response);
    } catch (error) {
      response.writeHead(500, { "content-type": "text/plain; charset=utf-8" });
      response.end(error instanceof Error ? error.stack : String(error));
    }
  }

  async function switchTo(name: string): Promise<void> {
    const variant = VARIANTS.find((each) => each === name);
    if (!variant) return;
    settings = { ...settings, VARIANT: variant };
    await pages.close();
    pages = await createPageServer(server, variant);
    await api.restart(settings);
    pages.reloadBrowsers();
    console.log(`  ${variant}`);
  }

  async function reload(files: readonly string[]): Promise<void> {
    const began = performance.now();
    await api.restart(settings);
    pages.reloadBrowsers();
    const names = files.map((file) => file.replace(ROOT, "")).join(", ");
    console.log(`  ${names} ${Math.round(performance.now() - began)} ms`);
  }
}
