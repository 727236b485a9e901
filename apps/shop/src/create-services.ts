import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Fault, noFault } from "@todayfruit/api/crash-points";
import { openDatabasePools } from "@todayfruit/api/db/connections/open-database-pools";
import { createRecordChangeBus } from "@todayfruit/api/db/notifications/record-change-bus";
import { NO_REPLICAS } from "@todayfruit/api/db/replicas/replica-and-read-position-types";
import { createSealing, keyFromSecret } from "@todayfruit/api/db/sealing";
import { consoleOriginOf, variantUrlsOf } from "@todayfruit/api/derive-console-and-variant-urls";
import type { Settings } from "@todayfruit/api/env";
import { createDeliveryCalendarCache } from "@todayfruit/api/features/delivery-promises/delivery-calendar-cache";
import { createSearchDictionaryCache } from "@todayfruit/api/features/search/dictionary/search-dictionary-cache";
import { createSearchPinsCache } from "@todayfruit/api/features/search/pins/search-pins-cache";
import { createGoogleMeasurement } from "@todayfruit/api/gateways/analytics/google-measurement";
import { createCloudflarePurgeGateway } from "@todayfruit/api/gateways/edge/cloudflare-purge-gateway";
import { createVarnishPurgeGateway } from "@todayfruit/api/gateways/edge/varnish-purge-gateway";
import { parseSentryDsn } from "@todayfruit/api/gateways/error-reports/parse-sentry-dsn";
import { createSentryErrorReports } from "@todayfruit/api/gateways/error-reports/sentry-error-reports";
import { createSmtpMails } from "@todayfruit/api/gateways/mail/smtp-mails";
import { createSolapiMessages } from "@todayfruit/api/gateways/messages/solapi-messages";
import { createTossPayments } from "@todayfruit/api/gateways/payments/toss/toss-payments";
import { createCarrierPickups } from "@todayfruit/api/gateways/pickups/carrier-pickups";
import type { PickupGateway } from "@todayfruit/api/gateways/pickups/pickup-gateway-types";
import { createRefusingPickupGateway } from "@todayfruit/api/gateways/pickups/refusing-pickup-gateway";
import { createPushGateway } from "@todayfruit/api/gateways/push/create-push-gateway";
import { vapidKeysFromSecret, vapidKeysOf } from "@todayfruit/api/gateways/push/derive-vapid-keys";
import type { ServiceAccount } from "@todayfruit/api/gateways/push/google-access-token-source";
import { createKakaoLogin } from "@todayfruit/api/gateways/social-login/kakao-login";
import { createNaverLogin } from "@todayfruit/api/gateways/social-login/naver-login";
import { createTrackerDelivery } from "@todayfruit/api/gateways/tracking/tracker-delivery";
import { createHttpsWebhookGateway } from "@todayfruit/api/gateways/webhooks/https-webhook-gateway";
import { createStockQueue } from "@todayfruit/api/http/admission/queue-buyers-per-option";
import type { Services } from "@todayfruit/api/http/handler-context-types";
import { createLog, errorFields, type Log, withErrorReports } from "@todayfruit/api/http/log";
import type { Metrics } from "@todayfruit/api/http/operations/log-and-measure-requests";
import type { Tracing } from "@todayfruit/api/http/operations/trace-requests";
import { createSearchCountBuffer } from "@todayfruit/api/search-count-buffer";
import { createImageStorage } from "./create-image-storage.ts";
import type { DatabaseAddress } from "./database/open-and-migrate-database.ts";
import { logWithSourceMappedStacks } from "./server-build/log-with-source-mapped-stacks.ts";

/** Services of the application, made from the settings. */

const OUTSIDE_TIMEOUT_MS = 5000;
const WEBHOOK_TIMEOUT_MS = 10_000;
const EDGE_TIMEOUT_MS = 3000;
const SHOP_NAMES = {
  todayfruit: "오늘의과일",
  market: "오늘의장터",
  farmer: "오늘의농부",
  ru: "알유마켓",
} as const;

/** Builds everything the application depends on from the settings, for a real run. */
export function createServices(
  settings: Settings,
  { url, mode }: Omit<DatabaseAddress, "powerfulRole" | "ownerUrl">,
  sandboxUrl: string,
  metrics: Metrics,
  tracing: Tracing | null = null,
): Services {
  const log = logOf(settings);
  const databases = openDatabasePools({
    url,
    mode,
    connections: settings.DATABASE_POOL,
    onStatement: () => metrics.statements.inc(),
    ...(tracing && { around: tracing.around }),
    onError: (error) => log.warn("database connection lost", errorFields(error)),
  });
  const payments = createTossPayments({
    baseUrl: settings.TOSS_API_URL ?? sandboxUrl,
    secretKey: settings.TOSS_SECRET_KEY,
    fetch,
    timeoutMs: settings.PAYMENT_TIMEOUT_MS,
    maxRetries: 2,
    wait: (milliseconds) => wait(milliseconds),
  });
  return {
    db: databases.browse,
    databases,
    replicas: NO_REPLICAS,
    stockQueue: createStockQueue(() => performance.now()),
    payments,
    log,
    searches: createSearchCountBuffer(),
    messages: createSolapiMessages({
      baseUrl: settings.SOLAPI_API_URL ?? sandboxUrl,
      apiKey: settings.SOLAPI_API_KEY,
      apiSecret: settings.SOLAPI_API_SECRET,
      sender: settings.SMS_SENDER,
      channel: settings.KAKAO_CHANNEL_ID ?? (settings.SANDBOX ? "sandbox" : null),
      templateId: templateIdsOf(settings),
      fetch,
      timeoutMs: OUTSIDE_TIMEOUT_MS,
      now: () => new Date(),
      randomBytes: (size) => randomBytes(size),
    }),
    pushes: createPushGateway({
      fcmUrl: settings.FCM_API_URL ?? (settings.SANDBOX ? `${sandboxUrl}/fcm` : "https://fcm.googleapis.com"),
      account: async () =>
        serviceAccountOf(settings) ?? (settings.SANDBOX ? askSandbox(sandboxUrl, "/_sim/fcm/account") : null),
      vapid:
        settings.VAPID_PRIVATE_KEY === undefined
          ? vapidKeysFromSecret(settings.SECRET_KEY)
          : vapidKeysOf(settings.VAPID_PRIVATE_KEY),
      contact: `mailto:${settings.MAIL_FROM}`,
      hosts: settings.PUSH_HOSTS.split(","),
      trusted: settings.SANDBOX ? [sandboxUrl, new URL(settings.FCM_API_URL ?? sandboxUrl).origin] : [],
      fetch,
      timeoutMs: OUTSIDE_TIMEOUT_MS,
      now: () => new Date(),
    }),
    mails: createSmtpMails({
      url: async () =>
        settings.SMTP_URL ?? (await askSandbox<{ url: string }>(sandboxUrl, "/_sim/mail/address")).url,
      from: { name: SHOP_NAMES[settings.VARIANT], address: settings.MAIL_FROM },
      timeoutMs: OUTSIDE_TIMEOUT_MS,
    }),
    tracking: createTrackerDelivery({
      baseUrl: settings.TRACKER_API_URL ?? `${sandboxUrl}/tracker`,
      clientId: settings.TRACKER_CLIENT_ID,
      clientSecret: settings.TRACKER_CLIENT_SECRET,
      fetch,
      timeoutMs: OUTSIDE_TIMEOUT_MS,
    }),
    pickups: pickupsOf(settings, sandboxUrl),
    webhooks: createHttpsWebhookGateway({
      allowsLoopback: settings.WEBHOOKS_TO_LOOPBACK,
      timeoutMs: WEBHOOK_TIMEOUT_MS,
      now: () => new Date(),
    }),
    edge: edgeOf(settings, metrics),
    rehearsals: null,
    deliveryCalendar: createDeliveryCalendarCache(databases.browse),
    searchDictionary: createSearchDictionaryCache(databases.browse),
    searchPins: createSearchPinsCache(databases.browse),
    recordChanges: createRecordChangeBus(),
    analytics: analyticsOf(settings, sandboxUrl),
    social: {
      kakaotalk: createKakaoLogin({
        authUrl: settings.KAKAO_AUTH_URL ?? `${sandboxUrl}/kakao`,
        apiUrl: settings.KAKAO_API_URL ?? `${sandboxUrl}/kakao`,
        clientId: settings.KAKAO_CLIENT_ID,
        clientSecret: settings.KAKAO_CLIENT_SECRET,
        adminKey: settings.KAKAO_ADMIN_KEY,
        fetch,
        timeoutMs: OUTSIDE_TIMEOUT_MS,
      }),
      naver: createNaverLogin({
        authUrl: settings.NAVER_AUTH_URL ?? `${sandboxUrl}/naver`,
        apiUrl: settings.NAVER_API_URL ?? `${sandboxUrl}/naver`,
        clientId: settings.NAVER_CLIENT_ID,
        clientSecret: settings.NAVER_CLIENT_SECRET,
        fetch,
        timeoutMs: OUTSIDE_TIMEOUT_MS,
      }),
    },
    storage: createImageStorage(settings),
    sealing: createSealing(settings.ENCRYPTION_KEYS ?? keyFromSecret(settings.SECRET_KEY), (size) =>
      randomBytes(size),
    ),
    now: () => new Date(),
    randomBytes: (size) => randomBytes(size),
    uuid: () => randomUUID(),
    fault: faultOf(settings.FAULT),
    rules: {
      reservationMinutes: settings.RESERVATION_MINUTES,
      vbankHours: settings.VBANK_HOURS,
      orphanSeconds: settings.ORPHAN_SECONDS,
      tossClientKey: settings.TOSS_CLIENT_KEY,
      publicUrl: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
      variantUrls: variantUrlsOf(settings),
      consoleOrigin: consoleOriginOf(settings),
      variant: settings.VARIANT,
      isSandbox: settings.SANDBOX,
      shopName: SHOP_NAMES[settings.VARIANT],
      codeTextsADay: settings.CODE_TEXTS_A_DAY,
      secretKey: settings.SECRET_KEY,
      giftLinkSecret: settings.GIFT_LINK_SECRET,
      giftAddressDays: settings.GIFT_ADDRESS_DAYS,
      reportSecret: settings.MESSAGE_REPORT_SECRET,
      kakaoAdminKey: settings.KAKAO_ADMIN_KEY,
      kakaoJavascriptKey: settings.KAKAO_JAVASCRIPT_KEY,
      kakaoShareIntegrity: settings.KAKAO_SHARE_SCRIPT_INTEGRITY ?? null,
      kakaoShareScriptUrl: settings.KAKAO_SHARE_SCRIPT_URL ?? `${sandboxUrl}/kakao/share.js`,
      google: googleOf(settings, sandboxUrl),
      errorReports:
        settings.SENTRY_DSN === undefined
          ? null
          : { dsn: settings.SENTRY_DSN, environment: settings.SENTRY_ENVIRONMENT },
      tossScriptUrl: settings.TOSS_SCRIPT_URL ?? `${sandboxUrl}/v2/standard`,
      postcodeScriptUrl: settings.POSTCODE_SCRIPT_URL ?? `${sandboxUrl}/postcode/widget.js`,
    },
  };
}

/** Creates the log, which also reports errors to Sentry if configured. */
function logOf({ LOG_LEVEL, SENTRY_DSN: dsn, SENTRY_ENVIRONMENT: environment }: Settings): Log {
  const log = createLog(LOG_LEVEL);
  const to = dsn === undefined ? null : parseSentryDsn(dsn);
  if (dsn === undefined || to === null) return logWithSourceMappedStacks(log);
  const reports = createSentryErrorReports({
    dsn,
    to,
    environment,
    fetch,
    timeoutMs: OUTSIDE_TIMEOUT_MS,
    newId: () => randomUUID(),
  });
  return logWithSourceMappedStacks(withErrorReports(log, reports, () => new Date()));
}

/** Creates the gateway to the cache in front of the shop, or none where nobody named one. */
function edgeOf(settings: Settings, { edgePurges }: Metrics): Services["edge"] {
  const { EDGE_PURGE, EDGE_PURGE_URL, EDGE_PURGE_TOKEN } = settings;
  if (EDGE_PURGE === "none" || EDGE_PURGE_URL === undefined) return null;
  const create = EDGE_PURGE === "varnish" ? createVarnishPurgeGateway : createCloudflarePurgeGateway;
  return create({
    urls: EDGE_PURGE_URL.split(","),
    token: EDGE_PURGE_TOKEN ?? null,
    fetch,
    timeoutMs: EDGE_TIMEOUT_MS,
    onRequest: (result) => edgePurges.inc({ result }),
  });
}

function googleOf(settings: Settings, sandboxUrl: string): Services["rules"]["google"] {
  const { GA4_MEASUREMENT_ID: measurementId, GA4_SCRIPT_URL, SANDBOX } = settings;
  if (measurementId === undefined) return null;
  const scriptUrl =
    GA4_SCRIPT_URL ?? (SANDBOX ? `${sandboxUrl}/gtag/js` : "https://www.googletagmanager.com/gtag/js");
  return { measurementId, scriptUrl };
}

/** Returns the carriers' pickup service, or none where neither it nor the sandbox is there. */
function pickupsOf(settings: Settings, sandboxUrl: string): PickupGateway {
  if (settings.PICKUP_API_URL === undefined && !settings.SANDBOX) return createRefusingPickupGateway();
  return createCarrierPickups({
    baseUrl: settings.PICKUP_API_URL ?? `${sandboxUrl}/carriers`,
    apiKey: settings.PICKUP_API_KEY,
    fetch,
    timeoutMs: OUTSIDE_TIMEOUT_MS,
  });
}

function analyticsOf(settings: Settings, sandboxUrl: string): Services["analytics"] {
  const { GA4_MEASUREMENT_ID: measurementId, GA4_API_SECRET: apiSecret, GA4_URL, SANDBOX } = settings;
  if (measurementId === undefined || apiSecret === undefined) return null;
  return createGoogleMeasurement({
    baseUrl: GA4_URL ?? (SANDBOX ? sandboxUrl : "https://www.google-analytics.com"),
    measurementId,
    apiSecret,
    fetch,
    timeoutMs: OUTSIDE_TIMEOUT_MS,
  });
}

function serviceAccountOf({ FCM_SERVICE_ACCOUNT }: Settings): ServiceAccount | null {
  if (FCM_SERVICE_ACCOUNT === undefined) return null;
  return JSON.parse(Buffer.from(FCM_SERVICE_ACCOUNT, "base64").toString("utf8")) as ServiceAccount;
}

/** Queries the sandbox for keys and ports it generated at its start. */
async function askSandbox<T>(sandboxUrl: string, path: string): Promise<T> {
  const response = await fetch(sandboxUrl + path, { signal: AbortSignal.timeout(OUTSIDE_TIMEOUT_MS) });
  return (await response.json()) as T;
}

/** Template ids of 알림톡: Kakao assigns one per reviewed template; the sandbox knows templates by name. */
function templateIdsOf({ ALIMTALK_TEMPLATES, SANDBOX }: Settings): (name: string) => string | null {
  const ids = new Map(
    (ALIMTALK_TEMPLATES ?? "").split(",").map((entry) => entry.split(":") as [string, string]),
  );
  return (name) => ids.get(name) ?? (SANDBOX ? name : null);
}

/** Kills this process at the named point, as a power cut would: no handler runs, nothing is flushed. */
function faultOf(name: string | undefined): Fault {
  if (name === undefined) return noFault;
  return (point) => {
    if (point === name) process.kill(process.pid, "SIGKILL");
  };
}
