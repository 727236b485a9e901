import { buildShopDatabaseSettings } from "../load/build-shop-database-settings.ts";
import type { JourneyShop } from "./setup.ts";

/**
 * Pauses of timed jobs that journeys can wait for. Every process of a shop that works on its queue has the same: each plans
 * the next run of the job that it has just run.
 */
export const JOB_PAUSES = { RECONCILE_SECONDS: "2", TRACKING_SECONDS: "1" };

/** Returns the settings of a further process of a shop: its database and pictures, and the outside services of its sandbox. */
export async function extraShopProcessSettings(shop: JourneyShop): Promise<Record<string, string>> {
  const { databaseUrl, dataDir, sandboxUrl: sandbox } = shop;
  const mail = await fetch(`${sandbox}/_sim/mail/address`);
  return {
    ...buildShopDatabaseSettings(databaseUrl),
    ...JOB_PAUSES,
    DATA_DIR: dataDir,
    TOSS_API_URL: sandbox,
    TOSS_SCRIPT_URL: `${sandbox}/v2/standard`,
    SOLAPI_API_URL: sandbox,
    FCM_API_URL: `${sandbox}/fcm`,
    SMTP_URL: ((await mail.json()) as { url: string }).url,
    TRACKER_API_URL: `${sandbox}/tracker`,
    PICKUP_API_URL: `${sandbox}/carriers`,
    KAKAO_AUTH_URL: `${sandbox}/kakao`,
    KAKAO_API_URL: `${sandbox}/kakao`,
    NAVER_AUTH_URL: `${sandbox}/naver`,
    NAVER_API_URL: `${sandbox}/naver`,
  };
}
