import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import type { Settings } from "@todayfruit/api/env";
import { sendRefusal } from "@todayfruit/api/http/error-handler";
import { errorFields } from "@todayfruit/api/http/log";
import type { Api } from "@todayfruit/contract/all-calls";
import type { PreviewFacts } from "@todayfruit/domain/previews/preview-notice";
import type { FastifyInstance } from "fastify";
import type { DatabaseAddress } from "../database/open-and-migrate-database.ts";
import { previewTokenIn } from "../pages/create-preview-page-sender.ts";
import type { startShop } from "../start-shop.ts";
import type { PageServer } from "./create-page-server.ts";
import type { ModuleReloader } from "./reload-modules.ts";

const START_SHOP = fileURLToPath(new URL("../start-shop.ts", import.meta.url));

/**
 * Policy for development: Vite's client evaluates code; the production policy and Trusted Types apply to the built shop
 * only.
 */
const POLICY = "default-src * data: blob: ws: 'unsafe-inline' 'unsafe-eval'";

type Needs = { modules: ModuleReloader; database: DatabaseAddress; pages: () => PageServer };

/** Runs the API and its jobs from changing sources; requests during a restart wait for its end. */
export function createReloadingApi({ modules, database, pages }: Needs) {
  let running = new AsyncDisposableStack();
  let current: Promise<FastifyInstance> = Promise.reject(new Error("The API has not started"));
  // Rejections are handled where `current` is awaited: by the next restart and by each request.
  current.catch(() => undefined);

  async function start(settings: Settings): Promise<FastifyInstance> {
    await running.disposeAsync();
    running = new AsyncDisposableStack();
    const shop = await modules.load<{ startShop: typeof startShop }>(START_SHOP);
    return new Promise((resolve, reject) => {
      const host = {
        async registerPages(app: FastifyInstance, { api, origin, log, previews }: Parameters<Register>[1]) {
          const reportError = (error: unknown) => log.error("page failed", errorFields(error));
          app.get("/*", async (request, reply) => {
            if (/^\/v\d/.test(request.url)) return sendRefusal(request, reply, "NOT_FOUND");
            const asked = new Request(new URL(request.url, origin), {
              headers: { accept: request.headers.accept ?? "text/html" },
            });
            const render = (api: Api, preview: PreviewFacts | null) =>
              pages().render(asked, { api, origin, trustedScripts: null, reportError, preview });
            reply.header("content-security-policy", POLICY);
            const token = previewTokenIn(request.url);
            if (token === null) return reply.send(await render(api, null));
            const page = await previews(token, render);
            if (!page.ok) return sendRefusal(request, reply, page.code);
            return reply.removeHeader("x-frame-options").send(page.value);
          });
        },
        async listen(app: FastifyInstance) {
          await app.ready();
          resolve(app);
        },
      };
      shop.startShop(settings, database, running, host).catch(reject);
    });
  }

  return {
    /** Restarts the API from the current sources after the running one has stopped. A failure is logged and shown. */
    restart(settings: Settings): Promise<void> {
      const before = current.catch(() => undefined);
      current = before.then(() => start(settings));
      return current.then(
        () => undefined,
        (error: unknown) => console.error(error),
      );
    },
    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      try {
        const app = await current;
        app.routing(request, response);
      } catch (error) {
        response.writeHead(500, { "content-type": "text/plain; charset=utf-8" });
        response.end(error instanceof Error ? error.stack : String(error));
      }
    },
    stop: () => running.disposeAsync(),
  };
}

type Register = NonNullable<Parameters<typeof startShop>[3]>["registerPages"];
