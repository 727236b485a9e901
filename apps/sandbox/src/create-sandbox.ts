import { readFileSync } from "node:fs";
import Fastify, { type FastifyInstance } from "fastify";
import { bindGoogleAnalyticsAndSentryStandIn } from "./analytics/google-analytics-and-sentry-stand-in.ts";
import {
  type AuthenticatorCode,
  bindAuthenticatorAppStandIn,
} from "./authenticator/authenticator-app-stand-in.ts";
import { rowsOfMails, rowsOfPushes } from "./inbox-page.ts";
import { bindKakaoShareStandIn } from "./kakao-share/kakao-share-stand-in.ts";
import { bindMailServerStandIn } from "./mail/mail-server-stand-in.ts";
import { bindCarrierPickupServiceStandIn } from "./pickups/carrier-pickup-service-stand-in.ts";
import { bindPostcodeWidgetStandIn } from "./postcode/postcode-widget-stand-in.ts";
import { bindPushServicesStandIn } from "./push/push-services-stand-in.ts";
import type { SocialClientCredentials } from "./social/social-client-credential-types.ts";
import { bindSocialLoginsStandIn, type UnlinkUrls } from "./social/social-logins-stand-in.ts";
import { bindSolapiStandIn } from "./solapi/solapi-stand-in.ts";
import type { Journal } from "./state-file.ts";
import { bindTossPaymentsStandIn } from "./toss/toss-payments-stand-in.ts";
import { bindTrackerDeliveryStandIn } from "./tracker/tracker-delivery-stand-in.ts";
import { bindWebhookReceiver } from "./webhook-receiver/webhook-receiver.ts";

/** Settings of a sandbox. `publicUrl` is its address for buyers; `webhookUrls` receive every change of a payment. */
export type SandboxOptions = {
  readonly secretKey: string;
  readonly clientKey: string;
  readonly clock: () => Date;
  readonly webhookUrls: readonly string[];
  readonly publicUrl: string;
  readonly fetch?: typeof fetch;
  /** Keys of the message provider. */
  readonly messages?: { readonly apiKey: string; readonly apiSecret: string };
  /** Keys of the tracking service. */
  readonly tracker?: { readonly clientId: string; readonly clientSecret: string };
  /** Key of the carriers' pickup service. */
  readonly pickups?: { readonly apiKey: string };
  /** Keys of the social logins. */
  readonly social?: SocialClientCredentials;
  /** Addresses of the shop for notices that a link was ended at Kakao or Naver. */
  readonly unlinkUrls?: UnlinkUrls;
  /** Address of the shop for notices that a KakaoTalk message was shared. */
  readonly shareUrl?: string;
  /** Address of the shop for delivery reports of messages. */
  readonly reportUrl?: string;
  /** Code of the operator whose authenticator app is shown. */
  readonly authenticatorCode?: AuthenticatorCode;
  /** Journal that keeps payments over a restart; without one they are in memory only. */
  readonly journal?: Journal;
};

const LOCAL_MESSAGES = { apiKey: "test_solapi_key", apiSecret: "test_solapi_secret" };
const LOCAL_TRACKER = { clientId: "test_tracker_id", clientSecret: "test_tracker_secret" };
const LOCAL_PICKUPS = { apiKey: "test_pickup_key" };
const LOCAL_SOCIAL: SocialClientCredentials = {
  kakao: { clientId: "test_kakao_key", clientSecret: "test_kakao_secret" },
  naver: { clientId: "test_naver_key", clientSecret: "test_naver_secret" },
};

/**
 * Creates the simulation of the external services for development, tests and benchmarks: it implements their real
 * protocols, keeps everything in memory (and in a journal, if given one) and is deterministic. The caller makes it
 * listen.
 * @example
 * const sandbox = createSandbox({ secretKey: "test_sk_local", clientKey: "test_ck_local", clock: () => new Date(),
 *   webhookUrls: [], publicUrl: "http://localhost:3001" });
 * await sandbox.listen({ port: 3001 });
 */
export function createSandbox(options: SandboxOptions): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 200 } });
  const css = readFileSync(new URL("./sandbox.css", import.meta.url), "utf8");
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get("/sandbox.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(css));
  bindTossPaymentsStandIn(app, {
    ...options,
    fetch: options.fetch ?? fetch,
    journal: options.journal ?? null,
  });
  const pushes = bindPushServicesStandIn(app, options);
  const mails = bindMailServerStandIn(app, options);
  bindSolapiStandIn(app, {
    ...(options.messages ?? LOCAL_MESSAGES),
    clock: options.clock,
    others: () => [...rowsOfPushes(pushes.list()), ...rowsOfMails(mails())],
    reportUrl: options.reportUrl ?? null,
    fetch: options.fetch ?? fetch,
  });
  bindTrackerDeliveryStandIn(app, { ...(options.tracker ?? LOCAL_TRACKER), clock: options.clock });
  bindCarrierPickupServiceStandIn(app, { ...(options.pickups ?? LOCAL_PICKUPS), clock: options.clock });
  bindWebhookReceiver(app, { clock: options.clock });
  bindPostcodeWidgetStandIn(app);
  bindAuthenticatorAppStandIn(app, options.authenticatorCode ?? (async () => null));
  bindGoogleAnalyticsAndSentryStandIn(app);
  bindSocialLoginsStandIn(app, {
    keys: options.social ?? LOCAL_SOCIAL,
    clock: options.clock,
    unlinkUrls: options.unlinkUrls ?? { kakao: null, naver: null },
    fetch: options.fetch ?? fetch,
  });
  bindKakaoShareStandIn(app, {
    adminKey: (options.social ?? LOCAL_SOCIAL).kakao.clientSecret,
    shareUrl: options.shareUrl ?? null,
    fetch: options.fetch ?? fetch,
  });
  return app;
}
