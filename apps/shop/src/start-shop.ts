import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { createApi } from "@todayfruit/api/app";
import type { Settings } from "@todayfruit/api/env";
import { registerTunnel } from "@todayfruit/api/features/error-reports/register-tunnel";
import { registerImages } from "@todayfruit/api/features/images/register-images";
import { createResponseCache } from "@todayfruit/api/http/cache/response-cache";
import { errorFields } from "@todayfruit/api/http/log";
import { createMetricsServer } from "@todayfruit/api/http/operations/metrics-server";
import { createMetrics } from "@todayfruit/api/http/operations/observe";
import type { Tracing } from "@todayfruit/api/http/operations/tracing";
import { followStock } from "@todayfruit/api/jobs/follow-stock";
import { keepSearches } from "@todayfruit/api/jobs/keep-searches";
import { observeMessages } from "@todayfruit/api/jobs/messages/observe-messages";
import { notifyOpenings } from "@todayfruit/api/jobs/notify-openings";
import { createJobMetrics } from "@todayfruit/api/jobs/queue/job-metrics";
import { startQueue } from "@todayfruit/api/jobs/queue/start-queue";
import type { Tasks } from "@todayfruit/api/jobs/queue/task";
import { runEvery } from "@todayfruit/api/jobs/run-every";
import { tasksOf } from "@todayfruit/api/jobs/tasks";
import { createSandbox } from "@todayfruit/sandbox/create-sandbox";
import { createFileJournal } from "@todayfruit/sandbox/journal";
import { listenForChanges } from "./listen-for-changes.ts";
import { buildFolder, faceOf } from "./pages/build-storefront.ts";
import { registerAssets } from "./pages/register-assets.ts";
import { registerPages } from "./pages/register-pages.ts";
import { doorsOf, listenAt } from "./ports.ts";
import { createServices } from "./services.ts";

export type RunningShop = { url: string; sandboxUrl: string | null };

const CACHE_BYTES = 256 * 1024 * 1024;
/** Whoever waits for an opening hears of it within this time. */
const STOCK_SECONDS = 1;
const OPENINGS_SECONDS = 5;
const KEEP_SEARCHES_SECONDS = 15;
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
  const tracing = await tracingOf(settings, opened);
  const services = createServices(settings, databaseUrl, sandboxUrl, metrics, tracing);
  const { log, db } = services;
  opened.defer(() => db.close());
  opened.defer(() => services.mails.close());
  observeMessages(metrics.registry, services);
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
    tracing,
  });
  registerImages(app, { storage: services.storage, cacheDir: `${settings.DATA_DIR}/images`, log });
  if (settings.SENTRY_DSN !== undefined) {
    registerTunnel(app, { dsn: settings.SENTRY_DSN, fetch, now: () => Date.now() });
  }
  const build = buildFolder(settings.VARIANT);
  const { face } = await faceOf(settings.VARIANT);
  await registerAssets(app, `${build}/client`);
  await registerPages(app, {
    buildFolder: build,
    api: inProcess,
    origin: publicUrl,
    outside: {
      payment: new URL(services.rules.tossScriptUrl).origin,
      kakaoShare: new URL(services.rules.kakaoShareScriptUrl).origin,
      kakaoWindow: new URL(settings.KAKAO_SHARE_WINDOW_URL ?? services.rules.kakaoShareScriptUrl).origin,
      postcodeScript: new URL(services.rules.postcodeScriptUrl).origin,
      google: services.rules.google === null ? null : new URL(services.rules.google.scriptUrl).origin,
      postcodeFrame: new URL(settings.POSTCODE_FRAME_URL ?? services.rules.postcodeScriptUrl).origin,
      supportChat: new URL(face.support.chatUrl).origin,
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
      reportUrl: `http://127.0.0.1:${settings.PORT}/v1/messages/reports/${settings.MESSAGE_REPORT_SECRET}`,
      shareUrl: `http://127.0.0.1:${settings.PORT}/v1/gift/shared`,
      tracker: { clientId: settings.TRACKER_CLIENT_ID, clientSecret: settings.TRACKER_CLIENT_SECRET },
      publicUrl: sandboxUrl,
      journal: createFileJournal(`${settings.DATA_DIR}/sandbox.jsonl`),
    });
    opened.defer(() => sandbox.close());
    await listenAt(doors.sandbox, (at) => sandbox.listen(at));
  }
  const changes = await listenForChanges(databaseUrl, (tags) => cache.drop(tags), log);
  opened.defer(() => changes.stop());
  // What follows a shopper by the second, or is in the memory of this process, does not wait in a queue.
  const followers = [
    runEvery(STOCK_SECONDS, "stock", log, () => followStock(services)),
    runEvery(OPENINGS_SECONDS, "openings", log, () => notifyOpenings(services)),
    runEvery(KEEP_SEARCHES_SECONDS, "keep-searches", log, () => keepSearches(services)),
  ];
  const queue = settings.JOBS
    ? await startQueue(
        databaseUrl,
        services,
        tracing ? traced(tasksOf(settings), tracing) : tasksOf(settings),
        createJobMetrics(metrics.registry),
      )
    : null;
  // After the last answer, and before the database is let go.
  opened.defer(() => within(LAST_ANSWERS_MS, keepSearches(services)));
  opened.defer(() =>
    within(LAST_ANSWERS_MS, Promise.all([...followers, ...(queue ? [queue] : [])].map((job) => job.stop()))),
  );
  opened.defer(() => within(LAST_ANSWERS_MS, app.close()));
  if (doors.metrics) {
    const server = createMetricsServer(metrics.registry);
    opened.defer(() => {
      server.close();
      server.closeAllConnections();
    });
    await listenAt(doors.metrics, async ({ port, host }) => {
      server.listen(port, host);
      await once(server, "listening");
    });
  }
  await listenAt(doors.shop, (at) => app.listen(at));
  return { url: publicUrl, sandboxUrl: settings.SANDBOX ? sandboxUrl : null };
}

async function tracingOf(settings: Settings, opened: AsyncDisposableStack): Promise<Tracing | null> {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  const { startTracing } = await import("./start-tracing.ts");
  const tracing = startTracing(settings.OTEL_EXPORTER_OTLP_ENDPOINT, settings.OTEL_SERVICE_NAME);
  // Last of all, so that the last spans leave, too; a collector that is away keeps nobody.
  opened.defer(() => within(LAST_ANSWERS_MS, tracing.stop()));
  return tracing;
}

function traced(tasks: Tasks, { around }: Tracing): Tasks {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      { ...task, run: (services) => around(`job ${name}`, () => task.run(services)) },
    ]),
  );
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
