import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import type { Api } from "@todayfruit/contract/all-calls";
import type { PreviewFacts } from "@todayfruit/domain/previews/preview-notice";
import type { createRequestHandler, RouterContextProvider, ServerBuild } from "react-router";
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from "vite";

const STOREFRONT = fileURLToPath(new URL("../../../storefront/", import.meta.url));
const BUILD = "virtual:react-router/server-build";

type Loading = {
  api: Api;
  origin: string;
  trustedScripts: null;
  reportError(error: unknown): void;
  preview: PreviewFacts | null;
};
type Entry = {
  createRequestHandler: typeof createRequestHandler;
  createLoadContext(server: Loading): RouterContextProvider;
};

export type PageServer = {
  vite: ViteDevServer;
  /** Renders a page from the current sources. */
  render(request: Request, server: Loading): Promise<Response>;
  reloadBrowsers(): void;
  close(): Promise<void>;
};

/**
 * Serves the storefront's sources of one variant to browsers and renders its pages, with hot replacement.
 *
 * @param httpServer carries the web socket of hot replacement, so that no second port is needed
 */
export async function createPageServer(httpServer: Server, variant: string): Promise<PageServer> {
  // The storefront's configuration reads it.
  process.env.VARIANT = variant;
  const own = [process.listeners("SIGTERM"), process.stdin.listeners("end")];
  const vite = await createServer({
    root: STOREFRONT,
    appType: "custom",
    clearScreen: false,
    logLevel: "warn",
    server: { middlewareMode: true, hmr: { server: httpServer } },
  });
  leaveStoppingToUs(own);
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's server environment runs modules");
  return {
    vite,
    async render(request, server) {
      const build: ServerBuild = await ssr.runner.import(BUILD);
      const entry = build.entry.module as unknown as Entry;
      return entry.createRequestHandler(build, "development")(request, entry.createLoadContext(server));
    },
    reloadBrowsers: () => vite.environments.client.hot.send({ type: "full-reload" }),
    close: () => vite.close(),
  };
}

/** Removes Vite's listeners that end the process immediately: the command stops what it started, the database last. */
function leaveStoppingToUs([onTerm = [], onEnd = []]: readonly (readonly unknown[])[]): void {
  for (const listener of process.listeners("SIGTERM")) {
    if (!onTerm.includes(listener)) process.off("SIGTERM", listener);
  }
  for (const listener of process.stdin.listeners("end")) {
    if (!onEnd.includes(listener)) process.stdin.off("end", listener as () => void);
  }
}
