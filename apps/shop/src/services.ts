import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { createDatabase } from "@todayfruit/api/db/database";
import { createSealing, keyFromSecret } from "@todayfruit/api/db/sealed-text";
import type { Settings } from "@todayfruit/api/env";
import { type Fault, noFault } from "@todayfruit/api/faults";
import { createSolapiMessages } from "@todayfruit/api/gateways/messages/solapi-messages";
import { createTossPayments } from "@todayfruit/api/gateways/payments/toss-payments";
import { createKakaoLogin } from "@todayfruit/api/gateways/social-login/kakao-login";
import { createNaverLogin } from "@todayfruit/api/gateways/social-login/naver-login";
import { createTrackerDelivery } from "@todayfruit/api/gateways/tracking/tracker-delivery";
import type { Services } from "@todayfruit/api/http/context";
import { createLog, errorFields } from "@todayfruit/api/http/log";
import type { Metrics } from "@todayfruit/api/http/operations/observe";
import { createSearchLog } from "@todayfruit/api/search-log";

import { storageOf } from "./storage-of.ts";

const OUTSIDE_TIMEOUT_MS = 5000;
const SHOP_NAMES = {
  todayfruit: "오늘의과일",
  market: "오늘의장터",
  farmer: "오늘의농부",
  ru: "알유마켓",
} as const;

/** Everything that the application is a function of, built from the settings for a real run. */
export function createServices(
  settings: Settings,
  databaseUrl: string,
  sandboxUrl: string,
  { statements }: Metrics,
): Services {
  const log = createLog(settings.LOG_LEVEL);
  const db = createDatabase({
    url: databaseUrl,
    poolSize: settings.DATABASE_POOL,
    onStatement: () => statements.inc(),
    onError: (error) => log.error("database connection lost", errorFields(error)),
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
    db,
    payments,
    log,
    searches: createSearchLog(),
    messages: createSolapiMessages({
      baseUrl: settings.SOLAPI_API_URL ?? sandboxUrl,
      apiKey: settings.SOLAPI_API_KEY,
      apiSecret: settings.SOLAPI_API_SECRET,
      sender: settings.SMS_SENDER,
      fetch,
      timeoutMs: OUTSIDE_TIMEOUT_MS,
      now: () => new Date(),
      randomBytes: (size) => randomBytes(size),
    }),
    tracking: createTrackerDelivery({
      baseUrl: settings.TRACKER_API_URL ?? `${sandboxUrl}/tracker`,
      clientId: settings.TRACKER_CLIENT_ID,
      clientSecret: settings.TRACKER_CLIENT_SECRET,
      fetch,
      timeoutMs: OUTSIDE_TIMEOUT_MS,
    }),
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
    storage: storageOf(settings),
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
      shopName: SHOP_NAMES[settings.VARIANT],
      secretKey: settings.SECRET_KEY,
      tossScriptUrl: settings.TOSS_SCRIPT_URL ?? `${sandboxUrl}/v2/standard`,
      postcodeScriptUrl: settings.POSTCODE_SCRIPT_URL ?? `${sandboxUrl}/postcode/widget.js`,
    },
  };
}

/** Kills this very process at the named point, as a power cut would: no handler runs, nothing is flushed. */
function faultOf(name: string | undefined): Fault {
  if (name === undefined) return noFault;
  return (point) => {
    if (point === name) process.kill(process.pid, "SIGKILL");
  };
}
