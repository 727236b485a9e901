import { setTimeout as wait } from "node:timers/promises";
import { createApi } from "@todayfruit/api/app";
import type { Settings } from "@todayfruit/api/env";
import { registerImages } from "@todayfruit/api/features/images/register-images";
import { settleReceipts } from "@todayfruit/api/features/payments/receipts/settle-receipts";
import { createResponseCache } from "@todayfruit/api/http/cache/response-cache";
import { errorFields } from "@todayfruit/api/http/log";
import { createMetrics } from "@todayfruit/api/http/operations/observe";
import { followStock } from "@todayfruit/api/jobs/follow-stock";
import { forgetWhatIsOver } from "@todayfruit/api/jobs/forget-what-is-over";
import { keepSearches } from "@todayfruit/api/jobs/keep-searches";
import { notifyOpenings } from "@todayfruit/api/jobs/notify-openings";
import { onceAnHour } from "@todayfruit/api/jobs/once-an-hour";
import { remindDeposits } from "@todayfruit/api/jobs/payments/remind-deposits";
import { removeBillingKeys } from "@todayfruit/api/jobs/payments/remove-billing-keys";
import { rankBestProducts } from "@todayfruit/api/jobs/rank-best-products";
import { rankPopularSearches } from "@todayfruit/api/jobs/rank-popular-searches";
import { reconcilePayments } from "@todayfruit/api/jobs/reconcile-payments";
import { reconfirmConsents } from "@todayfruit/api/jobs/reconfirm-consents";
import { runEvery } from "@todayfruit/api/jobs/run-every";
import { tellProviders } from "@todayfruit/api/jobs/tell-providers";
import { createSandbox } from "@todayfruit/sandbox/create-sandbox";
import { createFileJournal } from "@todayfruit/sandbox/journal";
import { listenForChanges } from "./listen-for-changes.ts";
import { buildFolder } from "./pages/build-storefront.ts";
import { registerAssets } from "./pages/register-assets.ts";
import { registerPages } from "./pages/register-pages.ts";
import { doorsOf, listenAt } from "./ports.ts";
import { createServices } from "./services.ts";
import { storageOf } from "./storage-of.ts";

export type RunningShop = { url: string; sandboxUrl: string | null };

const CACHE_BYTES = 256 * 1024 * 1024;
/** Whoever waits for an opening hears of it within this time. */
const STOCK_SECONDS = 1;
const OPENINGS_SECONDS = 5;
/** How soon after cash was paid or given back its receipt follows. */
const RECEIPTS_SECONDS = 5;
/** How soon the key of a deleted card is gone at the provider. */
const BILLING_KEYS_SECONDS = 15;
const REMIND_DEPOSITS_SECONDS = 60;
const FORGET_SECONDS = 3600;
/** How soon after the turn of an hour the best are ranked anew. */
const BEST_SECONDS = 30;
/** How soon after somebody left their provider is told. */
const UNLINK_SECONDS = 15;
const RECONFIRM_SECONDS = 3600;
const KEEP_SEARCHES_SECONDS = 15;
const RANK_SEARCHES_SECONDS = 3600;
/** How long requests and jobs that are under way may take to end when the shop is told to stop. */
const LAST_ANSWERS_MS = 3000;

/** Shop, API, jobs and sandbox in this process, on a migrated database and a built storefront. */
export async function startShop(
  settings: Settings,
  databaseUrl: string,
  opened: AsyncDisposableStack,
): Promise<RunningShop> {
  const doors = doorsOf(settings);
  const sandboxUrl = `http://localhost:${doors.sandbox.port}`;
  const metrics = createMetrics();
  const services = createServices(settings, databaseUrl, sandboxUrl, metrics);
  const { log, db } = services;
  opened.defer(() => db.close());
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const cache = createResponseCache({
    now: () => Date.now(),
    maxBytes: CACHE_BYTES,
    onMake: () => metrics.made.inc(),
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
    outside: {
      payment: new URL(services.rules.tossScriptUrl).origin,
      postcodeScript: new URL(services.rules.postcodeScriptUrl).origin,
      postcodeFrame: new URL(settings.POSTCODE_FRAME_URL ?? services.rules.postcodeScriptUrl).origin,
    },
    log,
    cache: settings.CACHE ? cache : null,
  });

  if (settings.SANDBOX) {
    const sandbox = createSandbox({
      secretKey: settings.TOSS_SECRET_KEY,
      clientKey: settings.TOSS_CLIENT_KEY,
      clock: services.now,
      webhookUrls: [`http://127.0.0.1:${settings.PORT}/v1/payments/webhooks/toss`],
      unlinkUrls: {
        kakao: `http://127.0.0.1:${settings.PORT}/v1/auth/social/kakaotalk/unlinked`,
        naver: `http://127.0.0.1:${settings.PORT}/v1/auth/social/naver/unlinked`,
      },
      publicUrl: sandboxUrl,
      journal: createFileJournal(`${settings.DATA_DIR}/sandbox.jsonl`),
    });
    opened.defer(() => sandbox.close());
    await listenAt(doors.sandbox, (at) => sandbox.listen(at));
  }
  const changes = await listenForChanges(databaseUrl, (tags) => cache.drop(tags), log);
  opened.defer(() => changes.stop());
  const jobs = [
    runEvery(settings.RECONCILE_SECONDS, "reconcile", log, () => reconcilePayments(services)),
    runEvery(
      BEST_SECONDS,
      "best",
      log,
      onceAnHour(services.now, () => rankBestProducts(services)),
    ),
    runEvery(RECEIPTS_SECONDS, "receipts", log, () => settleReceipts(services)),
    runEvery(REMIND_DEPOSITS_SECONDS, "deposits", log, () => remindDeposits(services)),
    runEvery(BILLING_KEYS_SECONDS, "billing-keys", log, () => removeBillingKeys(services)),
    runEvery(STOCK_SECONDS, "stock", log, () => followStock(services)),
    runEvery(OPENINGS_SECONDS, "openings", log, () => notifyOpenings(services)),
    runEvery(FORGET_SECONDS, "forget", log, () => forgetWhatIsOver(services)),
    runEvery(UNLINK_SECONDS, "unlink", log, () => tellProviders(services)),
    runEvery(RECONFIRM_SECONDS, "reconfirm", log, () => reconfirmConsents(services)),
    runEvery(KEEP_SEARCHES_SECONDS, "keep-searches", log, () => keepSearches(services)),
    runEvery(RANK_SEARCHES_SECONDS, "rank-searches", log, () => rankPopularSearches(services)),
  ];
  // After the last answer, and before the database is let go.
  opened.defer(() => within(LAST_ANSWERS_MS, keepSearches(services)));
  opened.defer(() => within(LAST_ANSWERS_MS, Promise.all(jobs.map((job) => job.stop()))));
  opened.defer(() => within(LAST_ANSWERS_MS, app.close()));
  await listenAt(doors.shop, (at) => app.listen(at));
  return { url: publicUrl, sandboxUrl: settings.SANDBOX ? sandboxUrl : null };
}

/** Waits for an end, but not for ever: whatever is cut off is repaired after the next start. */
async function within(milliseconds: number, end: Promise<unknown>): Promise<void> {
  const patience = new AbortController();
  await Promise.race([
    end,
    wait(milliseconds, undefined, { signal: patience.signal }).catch(() => undefined),
  ]);
  patience.abort();
}
