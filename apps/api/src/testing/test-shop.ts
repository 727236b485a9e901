import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Input, Name, Reply } from "@todayfruit/contract/all-calls";
import type { ErrorBody } from "@todayfruit/contract/error-body";
import type { FileReply } from "@todayfruit/contract/file-reply-types";
import { VARIANTS } from "@todayfruit/contract/variant-settings/variant-settings-schema";
import { createSandbox } from "@todayfruit/sandbox/create-sandbox";
import type { FastifyInstance } from "fastify";
import { createApi } from "../app.ts";
import { type Fault, noFault } from "../crash-points.ts";
import { createRecordChangeBus } from "../db/notifications/record-change-bus.ts";
import { NO_REPLICAS, type Replicas } from "../db/replicas/replica-and-read-position-types.ts";
import { createSealing, keyFromSecret } from "../db/sealing.ts";
import { createDeliveryCalendarCache } from "../features/delivery-promises/delivery-calendar-cache.ts";
import { createSearchDictionaryCache } from "../features/search/dictionary/search-dictionary-cache.ts";
import { createSearchPinsCache } from "../features/search/pins/search-pins-cache.ts";
import { addMissingVariantSettings } from "../features/shop-settings/variant-settings.repository.ts";
import { createSmtpMails } from "../gateways/mail/smtp-mails.ts";
import { createSolapiMessages } from "../gateways/messages/solapi-messages.ts";
import { createTossPayments } from "../gateways/payments/toss/toss-payments.ts";
import { createCarrierPickups } from "../gateways/pickups/carrier-pickups.ts";
import { createPushGateway } from "../gateways/push/create-push-gateway.ts";
import { vapidKeysFromSecret } from "../gateways/push/derive-vapid-keys.ts";
import type { ServiceAccount } from "../gateways/push/google-access-token-source.ts";
import type { RehearsalPlayerGateway } from "../gateways/rehearsals/rehearsal-player-gateway-types.ts";
import { createKakaoLogin } from "../gateways/social-login/kakao-login.ts";
import { createNaverLogin } from "../gateways/social-login/naver-login.ts";
import { createLocalFolder } from "../gateways/storage/local-folder.ts";
import { createTrackerDelivery } from "../gateways/tracking/tracker-delivery.ts";
import { createHttpsWebhookGateway } from "../gateways/webhooks/https-webhook-gateway.ts";
import type { ConcurrencyLimiter } from "../http/admission/create-concurrency-limiter.ts";
import { createStockQueue } from "../http/admission/queue-buyers-per-option.ts";
import type { ResponseCache } from "../http/cache/response-cache.ts";
import type { Services } from "../http/handler-context-types.ts";
import { createLog } from "../http/log.ts";
import { createMetrics, type Metrics } from "../http/operations/log-and-measure-requests.ts";
import { createSearchCountBuffer } from "../search-count-buffer.ts";
import type { TrustedProxies } from "../setting-readers.ts";
import { checkReplyAgainstContract } from "./check-reply-against-contract.ts";
import { injectCall } from "./inject-call.ts";
import { readSandboxJson } from "./read-sandbox-json.ts";
import { sandboxSocialLoginOptions } from "./sandbox-social-login-options.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { TEST_VARIANT_SETTINGS } from "./test-variant-settings.ts";
import { fakeRehearsalPlayer } from "./waiting-rooms/fake-rehearsal-player.ts";

/** Reply as it is received: the bytes of a file, or the reply's JSON. */
export type Received<N extends Name> = [Reply<N>] extends [FileReply] ? Uint8Array : Reply<N>;
export type Answered<N extends Name> = { status: number; reply: Received<N>; refusal: ErrorBody };
export type TestShop = {
  app: FastifyInstance;
  services: Services;
  metrics: Metrics;
  database: TestDatabase;
  sandboxUrl: string;
  logged: string[];
  clock: { now: Date };
  /** Makes a call with or without a token; every reply is checked against the contract. */
  call<N extends Name>(
    token: string | null,
    name: N,
    input?: Input<N>,
    headers?: Record<string, string>,
  ): Promise<Answered<N>>;
  /** Calls the sandbox's control API. */
  sandbox(path: string, body?: unknown): Promise<Record<string, unknown>>;
  close(): Promise<void>;
};

const UNLIMITED: ConcurrencyLimiter = { run: (_bound, services, work) => work(services) };
const KEYS = { secretKey: "test_sk_local", clientKey: "test_ck_local" };

/** Creates the real application on a fresh database, with the sandbox over HTTP as its payment provider. */
export async function createTestShop(
  options: {
    poolSize?: number;
    limits?: { changes: number; logins: number; reads?: number };
    cache?: ResponseCache;
    /** Concurrency limits; none when left out, so that a test may start hundreds of calls. */
    limiter?: ConcurrencyLimiter;
    /** Replicas that answer reads; none when left out. */
    replicas?: Replicas;
    /** Player of rehearsals; one that never ends when left out. */
    rehearsals?: RehearsalPlayerGateway | null;
    fault?: Fault;
    isHttps?: boolean;
    trustProxy?: TrustedProxies;
  } = {},
): Promise<TestShop> {
  const database = await createTestDatabase(options.poolSize);
  const clock = { now: new Date("2026-11-21T03:00:00Z") };
  const logged: string[] = [];
  const pictures = await mkdtemp(path.join(tmpdir(), "todayfruit-pictures-"));
  const sandbox = createSandbox({
    ...KEYS,
    clock: () => clock.now,
    webhookUrls: [],
    publicUrl: "http://localhost",
  });
  const sandboxUrl = await sandbox.listen({ port: 0, host: "127.0.0.1" });
  const services: Services = {
    db: database.db,
    databases: { browse: database.db, buy: database.db, background: database.db },
    replicas: options.replicas ?? NO_REPLICAS,
    stockQueue: createStockQueue(() => performance.now()),
    payments: createTossPayments({
      baseUrl: sandboxUrl,
      secretKey: KEYS.secretKey,
      fetch,
      timeoutMs: 2000,
      maxRetries: 1,
      wait: async () => undefined,
    }),
    messages: createSolapiMessages({
      baseUrl: sandboxUrl,
      apiKey: "test_solapi_key",
      apiSecret: "test_solapi_secret",
      sender: "0212345678",
      channel: "sandbox",
      templateId: (name) => name,
      fetch,
      timeoutMs: 2000,
      now: () => clock.now,
      randomBytes,
    }),
    pushes: createPushGateway({
      fcmUrl: `${sandboxUrl}/fcm`,
      account: () => readSandboxJson<ServiceAccount>(sandboxUrl, "/_sim/fcm/account"),
      vapid: vapidKeysFromSecret("test_secret_local"),
      contact: "mailto:no-reply@todayfruit.example",
      hosts: ["*.push.services.mozilla.com"],
      trusted: [sandboxUrl],
      fetch,
      timeoutMs: 2000,
      now: () => clock.now,
    }),
    mails: createSmtpMails({
      url: async () => (await readSandboxJson<{ url: string }>(sandboxUrl, "/_sim/mail/address")).url,
      from: { name: "오늘의과일", address: "no-reply@todayfruit.example" },
      timeoutMs: 2000,
    }),
    tracking: createTrackerDelivery({
      baseUrl: `${sandboxUrl}/tracker`,
      clientId: "test_tracker_id",
      clientSecret: "test_tracker_secret",
      fetch,
      timeoutMs: 2000,
    }),
    pickups: createCarrierPickups({
      baseUrl: `${sandboxUrl}/carriers`,
      apiKey: "test_pickup_key",
      fetch,
      timeoutMs: 2000,
    }),
    webhooks: createHttpsWebhookGateway({ allowsLoopback: true, timeoutMs: 500, now: () => clock.now }),
    edge: null,
    rehearsals: options.rehearsals === undefined ? fakeRehearsalPlayer() : options.rehearsals,
    deliveryCalendar: createDeliveryCalendarCache(database.db),
    searchDictionary: createSearchDictionaryCache(database.db),
    searchPins: createSearchPinsCache(database.db),
    recordChanges: createRecordChangeBus(),
    analytics: null,
    social: {
      kakaotalk: createKakaoLogin({
        ...sandboxSocialLoginOptions(sandboxUrl, "kakao"),
        adminKey: "test_kakao_secret",
      }),
      naver: createNaverLogin(sandboxSocialLoginOptions(sandboxUrl, "naver")),
    },
    storage: createLocalFolder(pictures),
    sealing: createSealing(keyFromSecret("test_secret_local"), randomBytes),
    now: () => clock.now,
    randomBytes,
    uuid: randomUUID,
    fault: options.fault ?? noFault,
    log: createLog("debug", { write: (line) => logged.push(line) }),
    searches: createSearchCountBuffer(),
    rules: {
      reservationMinutes: 30,
      vbankHours: 24,
      orphanSeconds: 20,
      tossClientKey: KEYS.clientKey,
      tossScriptUrl: `${sandboxUrl}/v2/standard`,
      postcodeScriptUrl: `${sandboxUrl}/postcode/widget.js`,
      publicUrl: "http://localhost:3000",
      variantUrls: { todayfruit: "http://localhost:3000", market: "http://localhost:3010" },
      consoleOrigin: "http://localhost:3002",
      variant: "todayfruit",
      isSandbox: true,
      shopName: "오늘의과일",
      codeTextsADay: 10_000,
      secretKey: "test_secret_local",
      giftLinkSecret: "test_gift_secret",
      giftAddressDays: 7,
      reportSecret: "test_report_secret",
      kakaoAdminKey: "test_kakao_secret",
      kakaoJavascriptKey: "test_kakao_js_key",
      kakaoShareIntegrity: null,
      kakaoShareScriptUrl: `${sandboxUrl}/kakao/share.js`,
      google: null,
      errorReports: null,
    },
  };
  await addMissingVariantSettings(
    database.db,
    VARIANTS.map((variant) => ({ variant, ...TEST_VARIANT_SETTINGS })),
  );
  // Read before the tests count statements.
  await services.deliveryCalendar.read();
  const metrics = createMetrics();
  const { app } = createApi({
    services,
    metrics,
    cache: options.cache ?? null,
    limits: { changes: 0, logins: 0, reads: 0, ...options.limits },
    limiter: options.limiter ?? UNLIMITED,
    health: {
      database: () => ({ isUp: true, isWritable: true }),
      stuckSince: () => database.db.connections.stuckSince,
      isDraining: () => false,
    },
    trustProxy: options.trustProxy ?? false,
    isHttps: options.isHttps ?? false,
  });
  // A bug in the application fails the test with its own stack.
  const bugs: Error[] = [];
  app.addHook("onError", async (_request, _reply, error) => {
    if (error.name !== "RefusalError" && !("validation" in error)) bugs.push(error);
  });
  return {
    app,
    services,
    metrics,
    database,
    sandboxUrl,
    logged,
    clock,
    async call(token, name, input, headers) {
      const response = await injectCall(app, token, name, input, headers);
      const bug = response.status === 500 ? bugs.pop() : undefined;
      if (bug) throw bug;
      checkReplyAgainstContract(name, response.status, response.reply);
      return response;
    },
    async sandbox(path, body) {
      const response = await fetch(`${sandboxUrl}${path}`, {
        method: body === undefined ? "GET" : "POST",
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      });
      if (!response.ok) throw new Error(`sandbox ${path}: ${response.status} ${await response.text()}`);
      const text = await response.text();
      return text === "" ? {} : JSON.parse(text);
    },
    async close() {
      await app.close();
      services.mails.close();
      await sandbox.close();
      await database.drop();
      await rm(pictures, { recursive: true, force: true });
    },
  };
}
