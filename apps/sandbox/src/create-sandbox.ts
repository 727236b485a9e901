import { readFileSync } from "node:fs";
import Fastify, { type FastifyInstance } from "fastify";
import { bindGoogleAnalyticsAndSentry } from "./analytics/google-analytics-and-sentry.ts";
import { type AuthenticatorCode, bindAuthenticator } from "./authenticator/authenticator-page.ts";
import { rowsOfMails, rowsOfPushes } from "./inbox-page.ts";
import { bindKakaoShare } from "./kakao-share/kakao-share.ts";
import { bindMailServer } from "./mail/mail-server.ts";
import { bindCarrierPickups } from "./pickups/carrier-pickups.ts";
import { bindPostcodeWidget } from "./postcode/postcode-widget.ts";
import { bindPushServices } from "./push/push-services.ts";
import type { SocialKeys } from "./social/social-keys.ts";
import { bindSocialLogins, type UnlinkUrls } from "./social/social-logins.ts";
import { bindSolapi } from "./solapi/solapi.ts";
import type { Journal } from "./state-file.ts";
import { bindTossPayments } from "./toss/toss-payments.ts";
import { bindTrackerDelivery } from "./tracker/tracker-delivery.ts";
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
  readonly social?: SocialKeys;
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
const LOCAL_SOCIAL: SocialKeys = {
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
  bindTossPayments(app, { ...options, fetch: options.fetch ?? fetch, journal: options.journal ?? null });
  const pushes = bindPushServices(app, options);
  const mails = bindMailServer(app, options);
  bindSolapi(app, {
    ...(options.messages ?? LOCAL_MESSAGES),
    clock: options.clock,
    others: () => [...rowsOfPushes(pushes.list()), ...rowsOfMails(mails())],
    reportUrl: options.reportUrl ?? null,
    fetch: options.fetch ?? fetch,
  });
  bindTrackerDelivery(app, { ...(options.tracker ?? LOCAL_TRACKER), clock: options.clock });
  bindCarrierPickups(app, { ...(options.pickups ?? LOCAL_PICKUPS), clock: options.clock });
  bindWebhookReceiver(app, { clock: options.clock });
  bindPostcodeWidget(app);
  bindAuthenticator(app, options.authenticatorCode ?? (async () => null));
  bindGoogleAnalyticsAndSentry(app);
  bindSocialLogins(app, {
    keys: options.social ?? LOCAL_SOCIAL,
    clock: options.clock,
    unlinkUrls: options.unlinkUrls ?? { kakao: null, naver: null },
    fetch: options.fetch ?? fetch,
  });
  bindKakaoShare(app, {
    adminKey: (options.social ?? LOCAL_SOCIAL).kakao.clientSecret,
    shareUrl: options.shareUrl ?? null,
    fetch: options.fetch ?? fetch,
  });
  return app;
}
