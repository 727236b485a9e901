import { randomUUID } from "node:crypto";
import type { Api } from "@todayfruit/contract/all-calls";
import Fastify, { type FastifyInstance } from "fastify";
import { accountRoutes } from "./features/accounts/accounts.routes.ts";
import { accountChangeRoutes } from "./features/accounts/changes/account-changes.routes.ts";
import { emailProofRoutes } from "./features/accounts/emails/email-proofs.routes.ts";
import { profileRoutes } from "./features/accounts/profile/profile.routes.ts";
import { socialRoutes } from "./features/accounts/social/social.routes.ts";
import { addressRoutes } from "./features/addresses/addresses.routes.ts";
import { adjustmentRoutes } from "./features/adjustments/adjustments.routes.ts";
import { advertisingRoutes } from "./features/advertising/advertising.routes.ts";
import { analyticsRoutes, operatorAnalyticsRoutes } from "./features/analytics/analytics.routes.ts";
import { bestRoutes } from "./features/best/best.routes.ts";
import { cartRoutes } from "./features/cart/cart.routes.ts";
import { aroundProductRoutes, catalogRoutes } from "./features/catalog/catalog.routes.ts";
import { checkoutRoutes } from "./features/checkout/checkout.routes.ts";
import { couponRoutes } from "./features/coupons/coupons.routes.ts";
import { operatorCouponRoutes } from "./features/coupons/operator-coupons.routes.ts";
import { displayRoutes } from "./features/displays/displays.routes.ts";
import { faqRoutes } from "./features/faqs/faqs.routes.ts";
import { favoriteRoutes } from "./features/favorites/favorites.routes.ts";
import { fulfilmentRoutes } from "./features/fulfilment/fulfilment.routes.ts";
import { trackingRoutes } from "./features/fulfilment/tracking/tracking.routes.ts";
import { giftBuyingRoutes } from "./features/gifts/buying/gift-buying.routes.ts";
import { gradeRoutes } from "./features/grades/grades.routes.ts";
import { uploadRoutes } from "./features/images/uploads.routes.ts";
import { reportRoutes } from "./features/messages/reports.routes.ts";
import { noticeRoutes } from "./features/notices/notices.routes.ts";
import { notificationRoutes } from "./features/notifications/notifications.routes.ts";
import { openingAlarmRoutes } from "./features/opening-alarms/opening-alarms.routes.ts";
import { operatorRoutes } from "./features/operators/operators.routes.ts";
import { completingRoutes } from "./features/orders/completing/completing.routes.ts";
import { orderRoutes } from "./features/orders/orders.routes.ts";
import { myReviewRoutes } from "./features/orders/reviewing/my-reviews.routes.ts";
import { addressChangeRoutes } from "./features/payments/address-change/address-change.routes.ts";
import { billingRoutes } from "./features/payments/billing/billing.routes.ts";
import { claimRoutes } from "./features/payments/claims/claims.routes.ts";
import { operatorClaimRoutes } from "./features/payments/claims/operator-claims.routes.ts";
import { decisionRoutes } from "./features/payments/decisions/decisions.routes.ts";
import { alertRoutes } from "./features/payments/deposits/alerts.routes.ts";
import { giftReceivedRoutes } from "./features/payments/gifts/received/received.routes.ts";
import { giftSentRoutes } from "./features/payments/gifts/sent/sent.routes.ts";
import { paymentRoutes } from "./features/payments/payments.routes.ts";
import { cashReceiptRoutes } from "./features/payments/receipts/receipts.routes.ts";
import { refundRoutes } from "./features/payments/refunds/refunds.routes.ts";
import { withdrawalRoutes } from "./features/payments/withdrawals/withdrawals.routes.ts";
import { phoneCodeRoutes } from "./features/phone-codes/phone-codes.routes.ts";
import { pushRoutes } from "./features/push/push.routes.ts";
import { operatorQuestionRoutes } from "./features/questions/answering/operator-questions.routes.ts";
import { questionRoutes } from "./features/questions/questions.routes.ts";
import { operatorReviewRoutes } from "./features/reviews/reports/operator-reports.routes.ts";
import { reviewReportRoutes } from "./features/reviews/reports/review-reports.routes.ts";
import { reviewRoutes } from "./features/reviews/reviews.routes.ts";
import { searchRoutes } from "./features/search/search.routes.ts";
import { sessionRoutes } from "./features/sessions/sessions.routes.ts";
import { sharingRoutes } from "./features/sharing/sharing.routes.ts";
import { shopSettingsRoutes } from "./features/shop-settings/shop-settings.routes.ts";
import { sitemapRoutes } from "./features/sitemap/sitemap.routes.ts";
import { termsRoutes } from "./features/terms/terms.routes.ts";
import { videoRoutes } from "./features/videos/videos.routes.ts";
import { createLimiter, type Limiter } from "./http/admission/create-limiter.ts";
import { bearerOf, hashToken } from "./http/authenticate.ts";
import { findOperator } from "./http/authenticate-operator.ts";
import type { ResponseCache } from "./http/cache/response-cache.ts";
import type { Services } from "./http/context.ts";
import { sendRefusal, useErrorEdge } from "./http/error-edge.ts";
import { createInProcessApi } from "./http/in-process.ts";
import { useFormBodies } from "./http/input/form-bodies.ts";
import { useJsonBodies } from "./http/input/json-bodies.ts";
import { requireOneHost } from "./http/input/one-host.ts";
import { usePictureBodies } from "./http/input/picture-bodies.ts";
import { useSchemaCompilers } from "./http/input/schema-compilers.ts";
import { useKnownDevices } from "./http/limits/known-device.ts";
import { addToLimit } from "./http/limits/limit-counts.repository.ts";
import { createReadBudget, type ReadBudget } from "./http/limits/read-budget.ts";
import { createSharedWindows, type SharedWindows } from "./http/limits/shared-windows.ts";
import { errorFields } from "./http/log.ts";
import { registerDocuments } from "./http/operations/api-documents.ts";
import { type Health, registerHealth } from "./http/operations/health.ts";
import { limitConnections } from "./http/operations/limit-connections.ts";
import { type Metrics, observeRequests } from "./http/operations/observe.ts";
import { setSecurityHeaders, useSecurityHeaders } from "./http/operations/security-headers.ts";
import { type Tracing, traceRequests } from "./http/operations/tracing.ts";
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
  limiter?: Limiter;
  /** `null` where nobody asked for traces. */
  tracing?: Tracing | null;
  /** True where the documents tell everybody of the operators' calls; true when left out. */
  documentsAll?: boolean;
};

export type ShopApi = { app: FastifyInstance; inProcess: Api; reads: ReadBudget };

export const boundCalls = [
  ...accountRoutes,
  ...accountChangeRoutes,
  ...emailProofRoutes,
  ...catalogRoutes,
  ...aroundProductRoutes,
  ...videoRoutes,
  ...favoriteRoutes,
  ...sharingRoutes,
  ...openingAlarmRoutes,
  ...notificationRoutes,
  ...pushRoutes,
  ...reportRoutes,
  ...displayRoutes,
  ...bestRoutes,
  ...noticeRoutes,
  ...faqRoutes,
  ...reviewRoutes,
  ...myReviewRoutes,
  ...reviewReportRoutes,
  ...operatorReviewRoutes,
  ...questionRoutes,
  ...operatorQuestionRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...giftBuyingRoutes,
  ...orderRoutes,
  ...phoneCodeRoutes,
  ...profileRoutes,
  ...sessionRoutes,
  ...gradeRoutes,
  ...couponRoutes,
  ...socialRoutes,
  ...addressRoutes,
  ...paymentRoutes,
  ...withdrawalRoutes,
  ...claimRoutes,
  ...operatorClaimRoutes,
  ...uploadRoutes,
  ...completingRoutes,
  ...giftSentRoutes,
  ...giftReceivedRoutes,
  ...cashReceiptRoutes,
  ...billingRoutes,
  ...searchRoutes,
  ...termsRoutes,
  ...shopSettingsRoutes,
  ...sitemapRoutes,
  ...trackingRoutes,
  ...addressChangeRoutes,
  ...operatorRoutes,
  ...fulfilmentRoutes,
  ...decisionRoutes,
  ...adjustmentRoutes,
  ...advertisingRoutes,
  ...alertRoutes,
  ...refundRoutes,
  ...operatorCouponRoutes,
  ...analyticsRoutes,
  ...operatorAnalyticsRoutes,
];

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
  useSchemaCompilers(app);
  useJsonBodies(app);
  useFormBodies(app);
  usePictureBodies(app);
  useSecurityHeaders(app, isHttps);
  requireOneHost(app);
  useErrorEdge(app, services.log);
  observeRequests(app, services.log, metrics);
  if (tracing) traceRequests(app, tracing);
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, "NOT_FOUND"));

  useKnownDevices(app, { secretKey: services.rules.secretKey, randomBytes: services.randomBytes, isHttps });

  const windows = sharedWindows(services);
  const reads = createReadBudget({ limit: limits.reads, windows });
  registerHealth(app, health);
  registerDocuments(app, {
    tellsAll: options.documentsAll ?? true,
    isOperator: async ({ headers }) => {
      const token = bearerOf(headers.authorization);
      return !!token && (await findOperator(services.db, hashToken(token), services.now())) !== null;
    },
  });
  registerCalls(app, boundCalls, {
    services,
    cache,
    limiter: options.limiter ?? createLimiter(() => performance.now()),
    limits: createRateLimits({ ...limits, windows }),
    reads,
  });
  return { app, inProcess: createInProcessApi(boundCalls, services), reads };
}

/** Windows of a minute, counted in the database; what cannot be counted there is counted by this process, and logged. */
function sharedWindows({ databases, now, log }: Services): SharedWindows {
  return createSharedWindows({
    count: (key, start, by) =>
      addToLimit(databases.browse, { key, start, by, expiresAt: new Date(start.getTime() + COUNTED_MS) }),
    now: () => now().getTime(),
    onTrouble: (error) => log.warn("limits are counted by this process alone", errorFields(error)),
  });
}
