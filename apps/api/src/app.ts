import { randomUUID } from "node:crypto";
import type { Api } from "@todayfruit/contract/all-calls";
import type { PreviewFacts } from "@todayfruit/domain/previews/preview-notice";
import type { Result } from "@todayfruit/domain/result";
import Fastify, { type FastifyInstance } from "fastify";
import * as featureRoutes from "./feature-routes.ts";
import { runInPreview } from "./features/previews/shown/run-in-preview.ts";
import {
  type ConcurrencyLimiter,
  createConcurrencyLimiter,
} from "./http/admission/create-concurrency-limiter.ts";
import type { ResponseCache } from "./http/cache/response-cache.ts";
import { sendRefusal, useErrorHandler } from "./http/error-handler.ts";
import type { Services } from "./http/handler-context-types.ts";
import { createInProcessApi } from "./http/in-process-api.ts";
import { registerFormBodyParser } from "./http/input/register-form-body-parser.ts";
import { registerJsonBodyParser } from "./http/input/register-json-body-parser.ts";
import { registerPictureAndVideoBodyParser } from "./http/input/register-picture-and-video-body-parser.ts";
import { registerSchemaCompilers } from "./http/input/register-schema-compilers.ts";
import { requireSingleHostHeader } from "./http/input/require-single-host-header.ts";
import { addToLimit } from "./http/limits/limit-counts.repository.ts";
import { createReadBudget, type ReadBudget } from "./http/limits/read-budget.ts";
import { useKnownDevices } from "./http/limits/set-and-check-known-device-cookie.ts";
import { createSharedMinuteCounts, type SharedMinuteCounts } from "./http/limits/shared-minute-counts.ts";
import { errorFields } from "./http/log.ts";
import { registerMcp } from "./http/mcp/register-mcp.ts";
import { type Health, registerHealth } from "./http/operations/health.ts";
import { limitConnections } from "./http/operations/limit-connections.ts";
import { logAndMeasureRequests, type Metrics } from "./http/operations/log-and-measure-requests.ts";
import { registerShopperOpenapiDocument } from "./http/operations/register-shopper-openapi-document.ts";
import { setSecurityHeaders, useSecurityHeaders } from "./http/operations/security-headers.ts";
import { type Tracing, traceRequests } from "./http/operations/trace-requests.ts";
import { limitPreviews } from "./http/previews/limit-previews.ts";
import type { PreviewRefusal } from "./http/previews/preview-runner-types.ts";
import { createRateLimits } from "./http/rate-limit.ts";
import { registerCalls } from "./http/register-calls.ts";
import type { TrustedProxies } from "./setting-readers.ts";

export type ApiOptions = {
  services: Services;
  metrics: Metrics;
  cache: ResponseCache | null;
  /** A minute, of one network; 0 switches a limit off. `reads` is in costs: reading a cart is 1. */
  limits: { changes: number; logins: number; reads: number };
  /** Healthy where it is left out: an API that does not listen. */
  health?: Health;
  trustProxy: TrustedProxies;
  isHttps: boolean;
  /** Limits of a process where it is left out. */
  limiter?: ConcurrencyLimiter;
  /** `null` where nobody asked for traces. */
  tracing?: Tracing | null;
};

/** Runs work with the public calls as of the instant of the preview that a secret opens. */
export type Previews = <T>(
  token: string,
  work: (api: Api, facts: PreviewFacts) => Promise<T>,
) => Promise<Result<T, PreviewRefusal>>;

export type ShopApi = { app: FastifyInstance; inProcess: Api; previews: Previews; reads: ReadBudget };

/** All calls of all features. */
export const boundCalls = Object.values(featureRoutes).flat();

const HEALTHY: Health = {
  database: () => ({ isUp: true, isWritable: true }),
  stuckSince: () => null,
  isDraining: () => false,
};
/** More than any body of a shopper or operator; what takes more says so in the contract. */
const BODY_LIMIT = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
/** Time for which a window of a minute is kept, in ms, so that clocks may differ. */
const COUNTED_MS = 300_000;
const LATE_CHECK_MS = 1000;

/**
 * The whole API as a function of what it needs; it does not listen. Tests call it with `app.inject`.
 */
export function createApi(options: ApiOptions): ShopApi {
  const { services, metrics, cache, limits, health = HEALTHY, trustProxy, isHttps, tracing } = options;
  const app = Fastify({
    logger: false,
    trustProxy: typeof trustProxy === "number" ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Node looks for requests that are late every 30 s when nothing is said, and waits 60 s for headers.
    http: { connectionsCheckingInterval: LATE_CHECK_MS, headersTimeout: REQUEST_TIMEOUT_MS },
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    forceCloseConnections: "idle",
    // What comes on a kept connection while the process ends is answered as ever.
    return503OnClosing: false,
    // A path that cannot be read reaches no route and no hook.
    frameworkErrors(_error, request, reply) {
      setSecurityHeaders(request, reply, isHttps);
      sendRefusal(request, reply, "NOT_FOUND");
    },
  });
  limitConnections(app.server, trustProxy);
  registerSchemaCompilers(app);
  registerJsonBodyParser(app);
  registerFormBodyParser(app);
  registerPictureAndVideoBodyParser(app);
  useSecurityHeaders(app, isHttps);
  requireSingleHostHeader(app);
  useErrorHandler(app, services.log);
  logAndMeasureRequests(app, services.log, metrics);
  if (tracing) traceRequests(app, tracing);
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, "NOT_FOUND"));

  useKnownDevices(app, { secretKey: services.rules.secretKey, randomBytes: services.randomBytes, isHttps });

  const windows = sharedWindows(services);
  const reads = createReadBudget({ limit: limits.reads, windows });
  registerHealth(app, health);
  registerShopperOpenapiDocument(app, services.rules.publicUrl);
  registerMcp(app, { services, reads });
  const runPreview = limitPreviews(runInPreview, () => performance.now());
  registerCalls(app, boundCalls, {
    services,
    previews: runPreview,
    cache,
    limiter: options.limiter ?? createConcurrencyLimiter(() => performance.now(), metrics.addQueue),
    limits: createRateLimits({ ...limits, windows }),
    reads,
  });
  const previews: Previews = (token, work) =>
    runPreview(services, token, (own, facts) => work(createInProcessApi(boundCalls, own, null), facts));
  return { app, inProcess: createInProcessApi(boundCalls, services, cache), previews, reads };
}

/** Windows of a minute, counted in the database; what cannot be counted there is counted by this process, and logged. */
function sharedWindows({ databases, now, log }: Services): SharedMinuteCounts {
  return createSharedMinuteCounts({
    count: (key, start, by) =>
      addToLimit(databases.browse, { key, start, by, expiresAt: new Date(start.getTime() + COUNTED_MS) }),
    now: () => now().getTime(),
    onTrouble: (error) => log.warn("limits are counted by this process alone", errorFields(error)),
  });
}
