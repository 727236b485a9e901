import { VARIANTS } from "@todayfruit/contract/variant-settings/variant-settings-schema";
import { EDGE_PURGE_SETTINGS } from "./edge-purge-settings.ts";
import {
  isAndroidAppList,
  isAppleAppList,
  isContact,
  isDrainSeconds,
  isDsn,
  isFaultPoint,
  isIntegrity,
  isKeyRing,
  isMeasurementId,
  isServiceAccount,
  isSmtpUrl,
  isTemplateList,
  isVapidKey,
  isVariantUrlList,
} from "./env-setting-validators.ts";
import { type SettingProblem, settingConflicts } from "./setting-conflicts.ts";
import {
  BadSetting,
  choice,
  flag,
  isPostgresUrl,
  isPostgresUrls,
  isUrl,
  optional,
  proxies,
  type Reader,
  text,
  whole,
} from "./setting-readers.ts";

/** Every setting of the shop, its meaning and its default. This is the only file that reads the environment. */

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "silent"] as const;

const MAX_PORT = 65_535;
const PUSH_SERVICES =
  "fcm.googleapis.com,web.push.apple.com,*.push.apple.com,*.push.services.mozilla.com,*.notify.windows.com";

export const SETTINGS = {
  PORT: whole("shop and API listen here", 3000, 1, MAX_PORT),
  HOST: text("address to listen on", "127.0.0.1"),
  CONSOLE: flag("the operators' console is served", true),
  CONSOLE_PORT: whole("the console listens here; PORT + 2 when 0", 0, 0, MAX_PORT),
  CONSOLE_URL: optional(
    "address under which operators reach the console; http://localhost:CONSOLE_PORT when empty",
    isUrl,
  ),
  METRICS_PORT: whole("Prometheus reads /metrics here, and nowhere else; nobody does when 0", 0, 0, MAX_PORT),
  METRICS_HOST: text("address that this is told at", "127.0.0.1"),
  PUBLIC_URL: optional(
    "address under which shoppers reach the shop; http://localhost:PORT when empty",
    isUrl,
  ),
  VARIANT_URLS: optional(
    "public addresses of the variants, for previews: todayfruit=https://…,market=https://…; that of this process alone when empty",
    isVariantUrlList,
  ),
  SECURITY_CONTACT: optional(
    "whom /.well-known/security.txt names: mailto:… or https://…; the support chat of the variant when empty",
    isContact,
  ),
  ANDROID_APPS: optional(
    "Android apps that open the shop's addresses: package=SHA-256 of the signing key,…; /.well-known/assetlinks.json is 404 when empty",
    isAndroidAppList,
  ),
  APPLE_APPS: optional(
    "iOS apps that open them: TEAMID.bundle,…; /.well-known/apple-app-site-association is 404 when empty",
    isAppleAppList,
  ),
  VARIANT: choice("the variant of the shop", VARIANTS, "todayfruit"),
  DATABASE_URL: optional("a PostgreSQL ≥ 15; the shop brings its own when empty", isPostgresUrl),
  DATABASE_POOL: whole("connections to the database for browsing, buying and background work", 16, 4, 200),
  DATABASE_DIRECT_URL: optional(
    "the same PostgreSQL without a pooler in between, for what needs a session of its own; DATABASE_URL when empty",
    isPostgresUrl,
  ),
  DATABASE_READ_URL: optional("replicas to read from, separated by commas; none when empty", isPostgresUrls),
  DATABASE_OWNER_URL: optional(
    "the same PostgreSQL, without a pooler, as the owner of the tables, who migrates and grants; the role of DATABASE_URL when empty",
    isPostgresUrl,
  ),
  REHEARSAL_DATABASE_URL: optional("an empty database for copies of rehearsals, as its owner", isPostgresUrl),
  DATABASE_OWNER_SERVES: flag("without the sandbox, run as a role that could rewrite the trail", false),
  DRAIN_SECONDS: optional(
    "how long a process that was told to stop still takes requests, so that a balancer notices; 5 when empty, 0 with the sandbox",
    isDrainSeconds,
  ),
  DATA_DIR: text(
    "where the shop keeps pictures, the sandbox's payments and its own database, which goes to /var/lib when started by root where nobody else may enter",
    ".data",
  ),
  LOG_LEVEL: choice("how much is logged", LOG_LEVELS, "info"),
  TRUST_PROXY: proxies(
    "proxies in front that append to X-Forwarded-For: how many, or their networks separated by commas",
  ),
  RATE_LIMIT: whole(
    "changing requests a minute from one address; 0 switches the limit off",
    600,
    0,
    1_000_000,
  ),
  LOGIN_LIMIT: whole(
    "logins, sign-ups and guest tokens, and links that open nothing, a minute from one address; 0 = off",
    60,
    0,
    1_000_000,
  ),
  READ_LIMIT: whole(
    "what one address may spend a minute on reading what is not kept: a call costs 1 to 100, a page 20; 0 = off",
    12_000,
    0,
    10_000_000,
  ),
  CODE_TEXTS_A_DAY: whole(
    "texts with codes that the whole shop sends in a day of Korea; an alarm rises at four fifths",
    20_000,
    1,
    100_000_000,
  ),
  TRUSTED_TYPES: flag("let texts become scripts or markup in a page through its own policies alone", true),
  CACHE: flag("keep public replies and pages in memory", true),
  JOBS: flag("work on the queue in this process, too; at least one process must", true),
  SANDBOX: flag("run the stand-ins of outside services beside the shop, on this machine alone", true),
  SANDBOX_IN_PUBLIC: flag(
    "run them although others reach the shop: anybody then reads every code that is sent, and no payment is real",
    false,
  ),
  WEBHOOKS_TO_LOOPBACK: flag(
    "let webhooks of operators go to this machine, by http, too, such as to the sandbox; refused without the sandbox",
    false,
  ),
  SANDBOX_PORT: whole("the stand-ins listen here; PORT + 1 when 0", 0, 0, MAX_PORT),
  TOSS_API_URL: optional("Toss Payments API; the sandbox when empty", isUrl),
  TOSS_SCRIPT_URL: optional("Toss Payments browser script; the sandbox when empty", isUrl),
  TOSS_CONNECT_URLS: text(
    "hosts that this script asks from a page, separated by commas",
    "https://log.tosspayments.com,https://event.tosspayments.com,https://apigw.tosspayments.com,https://apigw-sandbox.tosspayments.com",
  ),
  TOSS_WINDOW_URLS: text(
    "hosts that it sends a form to when the payment window opens, separated by commas",
    "https://payment-gateway.tosspayments.com,https://payment-gateway-sandbox.tosspayments.com",
  ),
  TOSS_CLIENT_KEY: text("Toss Payments client key", "test_ck_local"),
  TOSS_SECRET_KEY: text("Toss Payments secret key", "test_sk_local"),
  PAYMENT_TIMEOUT_MS: whole("how long one request to the payment provider may take", 10_000, 100, 60_000),
  RESERVATION_MINUTES: whole("how long stock is held for an open payment window", 30, 1, 120),
  VBANK_HOURS: whole("how long a virtual account waits for its deposit", 24, 1, 2160),
  ORPHAN_SECONDS: whole("after how long a confirmation nobody came back from is looked up", 20, 1, 600),
  RECONCILE_SECONDS: whole("how often open payments are compared with the provider", 20, 1, 3600),
  SECRET_KEY: text("what codes that are sent to phones are sealed with", "test_secret_local"),
  ENCRYPTION_KEYS: optional(
    "keys for what is kept encrypted, the one in use first: id:base64 of 32 bytes, separated by commas; one from SECRET_KEY when empty",
    isKeyRing,
  ),
  SOLAPI_API_URL: optional("Solapi API for texts; the sandbox when empty", isUrl),
  SOLAPI_API_KEY: text("Solapi API key", "test_solapi_key"),
  SOLAPI_API_SECRET: text("Solapi API secret", "test_solapi_secret"),
  SMS_SENDER: text("registered number that texts come from", "0212345678"),
  KAKAO_CHANNEL_ID: optional(
    "KakaoTalk channel that notices come from, Solapi's pfId; texts go out without one",
  ),
  ALIMTALK_TEMPLATES: optional(
    "ids that Kakao gave the notices: name:id, separated by commas; a notice without one goes out as a text",
    isTemplateList,
  ),
  MESSAGE_REPORT_SECRET: text(
    "the last part of the address that Solapi tells what became of messages: /v1/messages/reports/…",
    "test_report_secret",
  ),
  FCM_API_URL: optional("FCM for pushes to apps; the sandbox, or Google, when empty", isUrl),
  FCM_SERVICE_ACCOUNT: optional(
    "service account of Firebase, its JSON in base64; no pushes to apps without one",
    isServiceAccount,
  ),
  VAPID_PRIVATE_KEY: optional(
    "key for pushes to browsers: 32 bytes in base64url; one from SECRET_KEY when empty",
    isVapidKey,
  ),
  PUSH_HOSTS: text("hosts of the push services that browsers may name, separated by commas", PUSH_SERVICES),
  SMTP_URL: optional("server for e-mail: smtp://user:password@host:port; the sandbox when empty", isSmtpUrl),
  MAIL_FROM: text("address that e-mail comes from", "no-reply@todayfruit.example"),
  TRACKER_API_URL: optional("tracker.delivery API for parcels; the sandbox when empty", isUrl),
  TRACKER_CLIENT_ID: text("tracker.delivery client id", "test_tracker_id"),
  TRACKER_CLIENT_SECRET: text("tracker.delivery client secret", "test_tracker_secret"),
  PICKUP_API_URL: optional(
    "the carriers' pickup service for returns; when empty the sandbox, or without it operators order by hand",
    isUrl,
  ),
  PICKUP_API_KEY: text("key of the carriers' pickup service", "test_pickup_key"),
  TRACKING_SECONDS: whole("how often it is looked which parcels are due", 60, 1, 3600),
  KAKAO_AUTH_URL: optional("Kakao's consent and tokens; the sandbox when empty", isUrl),
  KAKAO_API_URL: optional("Kakao's profiles; the sandbox when empty", isUrl),
  KAKAO_CLIENT_ID: text("Kakao REST API key", "test_kakao_key"),
  KAKAO_CLIENT_SECRET: text("Kakao client secret", "test_kakao_secret"),
  KAKAO_ADMIN_KEY: text(
    "Kakao admin key: unlinks who leaves, and proves who sends notices to /v1/auth/social/kakaotalk/unlinked",
    "test_kakao_secret",
  ),
  NAVER_AUTH_URL: optional("Naver's consent and tokens; the sandbox when empty", isUrl),
  NAVER_API_URL: optional("Naver's profiles; the sandbox when empty", isUrl),
  NAVER_CLIENT_ID: text("Naver client id", "test_naver_key"),
  NAVER_CLIENT_SECRET: text(
    "Naver client secret; proves who sends notices to /v1/auth/social/naver/unlinked, too",
    "test_naver_secret",
  ),
  POSTCODE_SCRIPT_URL: optional("script of the postcode search; the sandbox's when empty", isUrl),
  POSTCODE_FRAME_URL: optional(
    "page that the postcode script puts into a frame; on the script's host when empty",
    isUrl,
  ),
  GIFT_LINK_SECRET: text(
    "what the links of gifts are worked out from; another one closes every link that is out",
    "test_gift_secret",
  ),
  GIFT_ADDRESS_DAYS: whole(
    "days that a receiver has to enter an address, from when the link goes out",
    7,
    1,
    30,
  ),
  KAKAO_JAVASCRIPT_KEY: text("Kakao JavaScript key, for passing links on in KakaoTalk", "test_kakao_js_key"),
  KAKAO_SHARE_SCRIPT_URL: optional("script of KakaoTalk sharing; the sandbox's when empty", isUrl),
  KAKAO_SHARE_SCRIPT_INTEGRITY: optional(
    "hash of this script as Kakao publishes it for its version: sha384-…",
    isIntegrity,
  ),
  KAKAO_SHARE_WINDOW_URL: optional(
    "window that the script of KakaoTalk sharing sends a message to; on the script's host when empty",
    isUrl,
  ),
  GA4_MEASUREMENT_ID: optional(
    "Google Analytics 4, G-…: loaded for shoppers who agree to it; nothing is told to Google when empty",
    isMeasurementId,
  ),
  GA4_API_SECRET: optional(
    "secret of its Measurement Protocol, which is told of purchases when they are paid",
  ),
  GA4_URL: optional("Measurement Protocol; the sandbox when empty, Google without one", isUrl),
  GA4_SCRIPT_URL: optional(
    "script of Google Analytics; the sandbox's when empty, Google's without one",
    isUrl,
  ),
  SENTRY_DSN: optional("where errors of shop and browser are told; nobody is told when empty", isDsn),
  SENTRY_ENVIRONMENT: text("which shop says so in a report", "production"),
  STORAGE_S3_URL: optional("S3-compatible bucket for pictures; a local folder when empty", isUrl),
  STORAGE_S3_KEY: optional("access key of the bucket"),
  STORAGE_S3_SECRET: optional("secret key of the bucket"),
  ...EDGE_PURGE_SETTINGS,
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    "OpenTelemetry collector that traces are sent to over HTTP; nothing is traced when empty",
    isUrl,
  ),
  OTEL_SERVICE_NAME: text("what the shop is called in traces", "todayfruit"),
  FAULT: optional("name of a fault point at which the process kills itself; for crash tests", isFaultPoint),
} as const satisfies Record<string, Reader<unknown>>;

export type Settings = { readonly [K in keyof typeof SETTINGS]: ReturnType<(typeof SETTINGS)[K]["read"]> };

/**
 * Reads all settings at once and names every bad one.
 *
 * @example readSettings({ PORT: "abc" }) // { problems: [{ key: "PORT", reason: "1~65535 사이의 정수여야 해요" }] }
 */
export function readSettings(
  env: Record<string, string | undefined>,
): { settings: Settings } | { problems: SettingProblem[] } {
  const problems: SettingProblem[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, reader] of Object.entries<Reader<unknown>>(SETTINGS)) {
    try {
      values[key] = reader.read(env[key] === "" ? undefined : env[key]);
    } catch (error) {
      if (!(error instanceof BadSetting)) throw error;
      problems.push({ key, reason: error.message });
    }
  }
  const settings = values as Settings;
  problems.push(...settingConflicts(settings, sandboxPortOf(settings)));
  return problems.length > 0 ? { problems } : { settings: Object.freeze(settings) };
}

/** Seconds for which a process that was told to stop still takes requests. */
export function drainSecondsOf({
  DRAIN_SECONDS,
  SANDBOX,
}: Pick<Settings, "DRAIN_SECONDS" | "SANDBOX">): number {
  if (DRAIN_SECONDS !== undefined) return Number(DRAIN_SECONDS);
  return SANDBOX ? 0 : 5;
}

/** @example sandboxPortOf({ PORT: 3000, SANDBOX_PORT: 0 }) // 3001 */
export function sandboxPortOf({ PORT, SANDBOX_PORT }: Pick<Settings, "PORT" | "SANDBOX_PORT">): number {
  return SANDBOX_PORT || PORT + 1;
}
