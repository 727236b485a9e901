import { createApi } from "@todayfruit/api/app";
import type { Settings } from "@todayfruit/api/env";
import { registerImages } from "@todayfruit/api/features/images/register-images";
import { createResponseCache } from "@todayfruit/api/http/cache/response-cache";
import { errorFields } from "@todayfruit/api/http/log";
import { createMetrics } from "@todayfruit/api/http/operations/observe";
import { reconcilePayments } from "@todayfruit/api/jobs/reconcile-payments";
import { runEvery } from "@todayfruit/api/jobs/run-every";
import { createSandbox } from "@todayfruit/sandbox/create-sandbox";
import { listenForChanges } from "./listen-for-changes.ts";
import { buildFolder } from "./pages/build-storefront.ts";
import { registerAssets } from "./pages/register-assets.ts";
import { registerPages } from "./pages/register-pages.ts";
import { createServices } from "./services.ts";
import { storageOf } from "./storage-of.ts";

export type RunningShop = { url: string; sandboxUrl: string | null; stop(): Promise<void> };

const CACHE_BYTES = 256 * 1024 * 1024;

/** Shop, API, jobs and sandbox in this process, on a migrated database and a built storefront. */
export async function startShop(settings: Settings, databaseUrl: string): Promise<RunningShop> {
  const sandboxPort = settings.SANDBOX_PORT || (settings.PORT === 0 ? 0 : settings.PORT + 1);
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const metrics = createMetrics();
  const services = createServices(settings, databaseUrl, sandboxUrl, metrics);
  const { log, db } = services;
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const cache = createResponseCache({
    now: () => Date.now(),
    maxBytes: CACHE_BYTES,
    onError: (error) => log.error("refresh failed", errorFields(error)),
  });
  const { app, inProcess } = createApi({
    services,
    metrics,
    cache: settings.CACHE ? cache : null,
    limits: { changes: settings.RATE_LIMIT, logins: settings.LOGIN_LIMIT },
    trustProxy: settings.TRUST_PROXY,
    isHttps: publicUrl.startsWith("https:"),
  });
  registerImages(app, { storage: storageOf(settings), cacheDir: `${settings.DATA_DIR}/images`, log });
  const build = buildFolder(settings.VARIANT);
  await registerAssets(app, `${build}/client`);
  await registerPages(app, {
    buildFolder: build,
    api: inProcess,
    origin: publicUrl,
    paymentOrigin: new URL(services.rules.tossScriptUrl).origin,
    log,
    cache: settings.CACHE ? cache : null,
  });

  const sandbox = settings.SANDBOX
    ? createSandbox({
        secretKey: settings.TOSS_SECRET_KEY,
        clientKey: settings.TOSS_CLIENT_KEY,
        clock: services.now,
        webhookUrls: [`http://127.0.0.1:${settings.PORT}/v1/payments/webhooks/toss`],
        publicUrl: sandboxUrl,
      })
    : null;
  await sandbox?.listen({ port: sandboxPort, host: settings.HOST });
  const changes = await listenForChanges(databaseUrl, () => cache.drop(["catalog"]), log);
  await app.listen({ port: settings.PORT, host: settings.HOST });
  const reconciler = runEvery(settings.RECONCILE_SECONDS, "reconcile", log, () =>
    reconcilePayments(services),
  );

  return {
    url: publicUrl,
    sandboxUrl: sandbox ? sandboxUrl : null,
    async stop() {
      await app.close();
      await reconciler.stop();
      await sandbox?.close();
      await changes.stop();
      await db.close();
    },
  };
}
