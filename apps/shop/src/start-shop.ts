import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { createApi, type Previews } from "@todayfruit/api/app";
import { watchDatabase } from "@todayfruit/api/db/connections/watch-database";
import { drainSecondsOf, type Settings } from "@todayfruit/api/env";
import { registerAuditMetrics } from "@todayfruit/api/features/audit/timed/register-audit-metrics";
import { registerEdgePurgeMetric } from "@todayfruit/api/features/edge-purges/register-edge-purge-metric";
import { scheduleEdgePurges } from "@todayfruit/api/features/edge-purges/schedule-edge-purges";
import { registerTunnel } from "@todayfruit/api/features/error-reports/register-tunnel";
import { registerImageRoutes } from "@todayfruit/api/features/images/register-image-routes";
import { observeMessages } from "@todayfruit/api/features/messages/sending/waiting-message-metrics";
import { observePartitions } from "@todayfruit/api/features/partitions/partition-metrics";
import { observePayments } from "@todayfruit/api/features/payments/metrics/payment-metrics";
import { observeCodeTexts } from "@todayfruit/api/features/phone-codes/take-sms-from-daily-limits";
import { recordSearches } from "@todayfruit/api/features/search/popular/record-searches";
import { createResponseCache } from "@todayfruit/api/http/cache/response-cache";
import type { Log } from "@todayfruit/api/http/log";
import { errorFields } from "@todayfruit/api/http/log";
import { closeConnectionsWhile, createDraining } from "@todayfruit/api/http/operations/draining";
import { createMetrics } from "@todayfruit/api/http/operations/log-and-measure-requests";
import { createMetricsServer } from "@todayfruit/api/http/operations/metrics-server";
import { registerAppLinks } from "@todayfruit/api/http/operations/register-app-links";
import { registerDatabaseGauges } from "@todayfruit/api/http/operations/register-database-gauges";
import { registerSecurityContact } from "@todayfruit/api/http/operations/security-contact";
import type { Tracing } from "@todayfruit/api/http/operations/trace-requests";
import { RefusalError } from "@todayfruit/api/http/refusal-error";
import { collectTasks, repeatsOf } from "@todayfruit/api/jobs/collect-tasks";
import { createJobMetrics } from "@todayfruit/api/jobs/queue/job-metrics";
import { startQueue } from "@todayfruit/api/jobs/queue/start-queue";
import type { Tasks } from "@todayfruit/api/jobs/queue/task-types";
import { runEvery } from "@todayfruit/api/jobs/run-every";
import type { Api } from "@todayfruit/contract/all-calls";
import type { FastifyInstance } from "fastify";
import { listenAddressesOf, listenAt } from "./check-and-open-listen-addresses.ts";
import { addDemonstrationManager } from "./console/add-demonstration-manager-and-show-code.ts";
import { startConsole } from "./console/start-console.ts";
import { createServices } from "./create-services.ts";
import { addInitialVariantSettings } from "./database/add-initial-variant-settings.ts";
import type { DatabaseAddress } from "./database/open-and-migrate-database.ts";
import { openReadReplicas } from "./database/open-read-replicas.ts";
import { registerOpenapiViewer } from "./documents/register-openapi-viewer.ts";
import { listenForDataChanges } from "./listen-for-data-changes.ts";
import { deriveAllowedThirdParties } from "./pages/derive-allowed-third-parties.ts";
import { buildFolder, loadVariant } from "./pages/describe-storefront-build.ts";
import { registerAssets } from "./pages/register-assets.ts";
import { registerPages } from "./pages/register-pages.ts";
import { createRehearsalPlayer } from "./rehearsal/create-rehearsal-player.ts";
import { startSandbox } from "./start-sandbox.ts";
import { waitWithin } from "./wait-within.ts";

/** Page rendering and listening, where they differ from production. */
export type Host = {
  registerPages(
    app: FastifyInstance,
    options: { api: Api; origin: string; log: Log; previews: Previews },
  ): Promise<void>;
  listen(app: FastifyInstance): Promise<unknown>;
};

export type RunningShop = {
  url: string;
  consoleUrl: string | null;
  /** Ends when the console answers, or there is none; rejects when it cannot be built. */
  consoleOpened: Promise<void>;
  /** Password of the first manager of a new demonstration, shown once; `null` where there are operators. */
  managerPassword: string | null;
  sandboxUrl: string | null;
};

/** Memory of kept replies, of which long ones are kept compressed only. */
const CACHE_BYTES = 96 * 1024 * 1024;
/** Longest time in ms for running requests and jobs to end after a stop. */
const LAST_ANSWERS_MS = 3000;
/** Longest time in ms for the last reports. */
const LAST_WORDS_MS = 1000;

/** Starts the shop, API, jobs and sandbox in this process, on a migrated database and a built storefront. */
export async function startShop(
  settings: Settings,
  database: DatabaseAddress,
  opened: AsyncDisposableStack,
  host?: Host,
): Promise<RunningShop> {
  const doors = listenAddressesOf(settings);
  const sandboxUrl = `http://localhost:${doors.sandbox.port}`;
  const metrics = createMetrics();
  const tracing = await tracingOf(settings, opened);
  const created = createServices(settings, database, sandboxUrl, metrics, tracing);
  const replicas = openReadReplicas(settings, database, { metrics, log: created.log, tracing }, opened);
  const rehearsals = createRehearsalPlayer(settings, database.ownerUrl, created.log);
  const services = { ...created, replicas, rehearsals };
  const { log, databases } = services;
  await addInitialVariantSettings(databases.background);
  const pools = [databases.browse, databases.buy, databases.background];
  opened.defer(async () => {
    await Promise.all(pools.map((pool) => pool.close()));
  });
  const watch = watchDatabase({
    url: database.url,
    pools: pools.map(({ connections }) => connections),
    onChange: ({ isUp, isWritable }) =>
      log.warn(isUp ? (isWritable ? "database is back" : "database is read-only") : "database is away"),
  });
  opened.defer(() => watch.stop());
  const draining = createDraining();
  opened.defer(() => services.mails.close());
  // Registered first, so that it counts the pool before the others of the same scrape query the database.
  registerDatabaseGauges(metrics.registry, { pools: databases, state: watch.state });
  observeMessages(metrics.registry, { ...services, db: databases.background });
  observeCodeTexts(metrics.registry, { ...services, db: databases.background });
  registerAuditMetrics(metrics.registry, { db: databases.background });
  if (services.edge) registerEdgePurgeMetric(metrics.registry, { ...services, db: databases.background });
  observePartitions(metrics.registry, { ...services, db: databases.background });
  observePayments(metrics.registry, { ...services, db: databases.background });
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const cache = createResponseCache({
    now: () => Date.now(),
    maxBytes: CACHE_BYTES,
    tagHeader: services.edge?.tagHeader,
    onMake: () => metrics.made.inc(),
    onServe: (how) => metrics.served.inc({ how }),
    onError: (error) => {
      // A busy server serves what is cached, which is no bug.
      const isBusy = error instanceof RefusalError && error.code === "SHOP_BUSY";
      (isBusy ? log.warn : log.error)("refresh failed", errorFields(error));
    },
  });
  const { app, inProcess, previews, reads } = createApi({
    services,
    metrics,
    cache: settings.CACHE ? cache : null,
    limits: { changes: settings.RATE_LIMIT, logins: settings.LOGIN_LIMIT, reads: settings.READ_LIMIT },
    health: {
      database: watch.state,
      stuckSince: () => firstOf(pools.map(({ connections }) => connections.stuckSince)),
      isDraining: () => draining.isOn,
    },
    trustProxy: settings.TRUST_PROXY,
    isHttps: publicUrl.startsWith("https:"),
    tracing,
  });
  closeConnectionsWhile(app, draining);
  const { variant } = await loadVariant(settings.VARIANT);
  registerSecurityContact(app, {
    contact: settings.SECURITY_CONTACT ?? variant.support.chatUrl,
    origin: publicUrl,
    now: services.now,
  });
  registerAppLinks(app, { android: settings.ANDROID_APPS, apple: settings.APPLE_APPS });
  registerOpenapiViewer(app, { title: "오늘의과일 API" });
  registerImageRoutes(app, {
    storage: services.storage,
    cacheDir: `${settings.DATA_DIR}/images`,
    sharesDrawn: settings.STORAGE_S3_URL !== undefined,
    log,
  });
  if (settings.SENTRY_DSN !== undefined) {
    registerTunnel(app, { dsn: settings.SENTRY_DSN, fetch, now: () => Date.now() });
  }
  const build = buildFolder(settings.VARIANT);
  if (host) await host.registerPages(app, { api: inProcess, origin: publicUrl, log, previews });
  else {
    await registerAssets(app, `${build}/client`);
    await registerPages(app, {
      buildFolder: build,
      api: inProcess,
      origin: publicUrl,
      outside: deriveAllowedThirdParties(settings, services.rules),
      trustedTypes: settings.TRUSTED_TYPES,
      log,
      cache: settings.CACHE ? cache : null,
      reads,
      previews,
      consoleOrigin: services.rules.consoleOrigin,
      onQueue: metrics.addQueue,
    });
  }

  if (settings.SANDBOX) await startSandbox(settings, services, opened);
  const edgePurges = scheduleEdgePurges({ ...services, db: databases.background });
  opened.defer(() => edgePurges.stop());
  const changes = await listenForDataChanges(database.directUrl, services, { cache, edgePurges });
  opened.defer(() => changes.stop());
  // Work that follows shoppers by the second, or is in this process's memory, does not wait in the queue.
  const background = { ...services, db: databases.background };
  const followers = repeatsOf().map(({ name, seconds, run }) =>
    runEvery(seconds, name, log, () => run(background)),
  );
  const queue = settings.JOBS
    ? await startQueue(
        database.directUrl,
        background,
        tracing ? traced(collectTasks(settings), tracing) : collectTasks(settings),
        createJobMetrics(metrics.registry),
      )
    : null;
  // After the last reply, and before the database is closed.
  opened.defer(() => waitWithin(LAST_WORDS_MS, recordSearches(background)));
  opened.defer(() => waitWithin(LAST_ANSWERS_MS, app.close()));
  opened.defer(async () => {
    draining.begin();
    services.recordChanges.close();
    rehearsals?.close();
    const jobs = [...followers, ...(queue ? [queue] : [])];
    await Promise.all([
      wait(drainSecondsOf(settings) * 1000),
      waitWithin(LAST_ANSWERS_MS, Promise.all(jobs.map((job) => job.stop()))),
    ]);
  });
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
  // Before the shop listens: whoever waits for its first page finds everything there.
  const startedConsole = settings.CONSOLE && !host ? await startConsole(settings, app, opened) : null;
  const managerPassword = startedConsole && settings.SANDBOX ? await addDemonstrationManager(services) : null;
  if (host) await host.listen(app);
  else await listenAt(doors.shop, (at) => app.listen(at));
  return {
    url: publicUrl,
    consoleUrl: startedConsole?.url ?? null,
    // Built after the shop listens, whose first page does not wait for it.
    consoleOpened: startedConsole?.open() ?? Promise.resolve(),
    managerPassword,
    sandboxUrl: settings.SANDBOX ? sandboxUrl : null,
  };
}

/** Earliest of some instants; `null` without any. */
function firstOf(instants: readonly (number | null)[]): number | null {
  const known = instants.filter((instant) => instant !== null);
  return known.length === 0 ? null : Math.min(...known);
}

async function tracingOf(settings: Settings, opened: AsyncDisposableStack): Promise<Tracing | null> {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  const { startTracing } = await import("./start-tracing.ts");
  const tracing = startTracing(settings.OTEL_EXPORTER_OTLP_ENDPOINT, settings.OTEL_SERVICE_NAME);
  // Last, so that the last spans are sent, too; an unreachable collector delays nothing.
  opened.defer(() => waitWithin(LAST_ANSWERS_MS, tracing.stop()));
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
