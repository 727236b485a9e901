import { FAULT_POINTS } from "./faults.ts";
import {
  BadSetting,
  choice,
  flag,
  isPostgresUrl,
  isUrl,
  optional,
  type Reader,
  text,
  whole,
} from "./setting-readers.ts";

/** Every setting of the shop, its meaning and its default. This is the only file that reads the environment. */

const VARIANTS = ["todayfruit", "market", "farmer", "ru"] as const;
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "silent"] as const;

const MAX_PORT = 65_535;
/** Good enough beside the sandbox, where nothing is anybody's. */
const LOCAL_SECRET = "test_secret_local";
const LOCAL_KAKAO_SECRET = "test_kakao_secret";
const LOCAL_NAVER_SECRET = "test_naver_secret";
const KEY_BYTES = 32;

export const SETTINGS = {
  PORT: whole("shop and API listen here", 3000, 1, MAX_PORT),
  HOST: text("address to listen on", "127.0.0.1"),
  PUBLIC_URL: optional(
    "address under which shoppers reach the shop; http://localhost:PORT when empty",
    isUrl,
  ),
  VARIANT: choice("the face of the shop", VARIANTS, "todayfruit"),
  DATABASE_URL: optional("a PostgreSQL ≥ 15; the shop brings its own when empty", isPostgresUrl),
  DATABASE_POOL: whole("connections to the database", 12, 1, 200),
  DATA_DIR: text(
    "where the shop keeps pictures, the sandbox's payments and its own database, which goes to /var/lib when started by root where nobody else may enter",
    ".data",
  ),
  LOG_LEVEL: choice("how much is logged", LOG_LEVELS, "info"),
  TRUST_PROXY: flag("take the shopper's address from X-Forwarded-For of a proxy in front", false),
  RATE_LIMIT: whole(
    "changing requests a minute from one address; 0 switches the limit off",
    600,
    0,
    1_000_000,
  ),
  LOGIN_LIMIT: whole(
    "logins, sign-ups and guest tokens a minute from one address; 0 = off",
    60,
    0,
    1_000_000,
  ),
  CACHE: flag("keep public replies and pages in memory", true),
  SANDBOX: flag("run the stand-ins of outside services beside the shop", true),
  SANDBOX_PORT: whole("the stand-ins listen here; PORT + 1 when 0", 0, 0, MAX_PORT),
  TOSS_API_URL: optional("Toss Payments API; the sandbox when empty", isUrl),
  TOSS_SCRIPT_URL: optional("Toss Payments browser script; the sandbox when empty", isUrl),
  TOSS_CLIENT_KEY: text("Toss Payments client key", "test_ck_local"),
  TOSS_SECRET_KEY: text("Toss Payments secret key", "test_sk_local"),
  PAYMENT_TIMEOUT_MS: whole("how long one request to the payment provider may take", 10_000, 100, 60_000),
  RESERVATION_MINUTES: whole("how long stock is held for an open payment window", 30, 1, 120),
  VBANK_HOURS: whole("how long a virtual account waits for its deposit", 24, 1, 2160),
  ORPHAN_SECONDS: whole("after how long a confirmation nobody came back from is looked up", 20, 1, 600),
  RECONCILE_SECONDS: whole("how often open payments are compared with the provider", 20, 1, 3600),
  SECRET_KEY: text("what codes that are sent to phones are sealed with", LOCAL_SECRET),
  ENCRYPTION_KEYS: optional(
    "keys for what is kept encrypted, the one in use first: id:base64 of 32 bytes, separated by commas; one from SECRET_KEY when empty",
    isKeyRing,
  ),
  SOLAPI_API_URL: optional("Solapi API for texts; the sandbox when empty", isUrl),
  SOLAPI_API_KEY: text("Solapi API key", "test_solapi_key"),
  SOLAPI_API_SECRET: text("Solapi API secret", "test_solapi_secret"),
  SMS_SENDER: text("registered number that texts come from", "0212345678"),
  TRACKER_API_URL: optional("tracker.delivery API for parcels; the sandbox when empty", isUrl),
  TRACKER_CLIENT_ID: text("tracker.delivery client id", "test_tracker_id"),
  TRACKER_CLIENT_SECRET: text("tracker.delivery client secret", "test_tracker_secret"),
  TRACKING_SECONDS: whole("how often it is looked which parcels are due", 60, 1, 3600),
  KAKAO_AUTH_URL: optional("Kakao's consent and tokens; the sandbox when empty", isUrl),
  KAKAO_API_URL: optional("Kakao's profiles; the sandbox when empty", isUrl),
  KAKAO_CLIENT_ID: text("Kakao REST API key", "test_kakao_key"),
  KAKAO_CLIENT_SECRET: text("Kakao client secret", LOCAL_KAKAO_SECRET),
  KAKAO_ADMIN_KEY: text(
    "Kakao admin key: unlinks who leaves, and proves who sends notices to /v1/auth/social/kakaotalk/unlinked",
    LOCAL_KAKAO_SECRET,
  ),
  NAVER_AUTH_URL: optional("Naver's consent and tokens; the sandbox when empty", isUrl),
  NAVER_API_URL: optional("Naver's profiles; the sandbox when empty", isUrl),
  NAVER_CLIENT_ID: text("Naver client id", "test_naver_key"),
  NAVER_CLIENT_SECRET: text(
    "Naver client secret; proves who sends notices to /v1/auth/social/naver/unlinked, too",
    LOCAL_NAVER_SECRET,
  ),
  POSTCODE_SCRIPT_URL: optional("script of the postcode search; the sandbox's when empty", isUrl),
  POSTCODE_FRAME_URL: optional(
    "page that the postcode script puts into a frame; on the script's host when empty",
    isUrl,
  ),
  STORAGE_S3_URL: optional("S3-compatible bucket for pictures; a local folder when empty", isUrl),
  STORAGE_S3_KEY: optional("access key of the bucket"),
  STORAGE_S3_SECRET: optional("secret key of the bucket"),
  FAULT: optional("name of a fault point at which the process kills itself; for crash tests", isFaultPoint),
} as const satisfies Record<string, Reader<unknown>>;

/** What has no stand-in when the sandbox is off. */
const OUTSIDE = [
  "TOSS_API_URL",
  "TOSS_SCRIPT_URL",
  "SOLAPI_API_URL",
  "KAKAO_AUTH_URL",
  "KAKAO_API_URL",
  "NAVER_AUTH_URL",
  "NAVER_API_URL",
  "POSTCODE_SCRIPT_URL",
  "TRACKER_API_URL",
] as const;

/** What proves somebody, with the value that everybody knows. */
const SECRETS = [
  ["SECRET_KEY", LOCAL_SECRET],
  ["KAKAO_ADMIN_KEY", LOCAL_KAKAO_SECRET],
  ["NAVER_CLIENT_SECRET", LOCAL_NAVER_SECRET],
] as const;

export type Settings = { readonly [K in keyof typeof SETTINGS]: ReturnType<(typeof SETTINGS)[K]["read"]> };

export type SettingProblem = { key: string; reason: string };

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
  problems.push(...mismatches(settings));
  return problems.length > 0 ? { problems } : { settings: Object.freeze(settings) };
}

/** @example sandboxPortOf({ PORT: 3000, SANDBOX_PORT: 0 }) // 3001 */
export function sandboxPortOf({ PORT, SANDBOX_PORT }: Pick<Settings, "PORT" | "SANDBOX_PORT">): number {
  return SANDBOX_PORT || PORT + 1;
}

function mismatches({ TOSS_CLIENT_KEY, ...rest }: Settings): SettingProblem[] {
  const problems: SettingProblem[] = [];
  const kindOf = (key: string | undefined) =>
    /^(test|live)_(g?)[cs]k_/
      .exec(key ?? "")
      ?.slice(1, 3)
      .join("_");
  if (kindOf(TOSS_CLIENT_KEY) !== kindOf(rest.TOSS_SECRET_KEY)) {
    problems.push({
      key: "TOSS_SECRET_KEY",
      reason: "TOSS_CLIENT_KEY와 같은 종류(test/live, 위젯/API)의 키여야 해요",
    });
  }
  if (rest.STORAGE_S3_URL && !(rest.STORAGE_S3_KEY && rest.STORAGE_S3_SECRET)) {
    problems.push({
      key: "STORAGE_S3_KEY",
      reason: "STORAGE_S3_URL을 쓰면 STORAGE_S3_KEY와 STORAGE_S3_SECRET이 필요해요",
    });
  }
  const sandboxPort = sandboxPortOf(rest);
  if (rest.SANDBOX && (sandboxPort === rest.PORT || sandboxPort > MAX_PORT)) {
    problems.push({ key: "SANDBOX_PORT", reason: `PORT와 다른 1~${MAX_PORT} 사이의 정수여야 해요` });
  }
  if (!rest.SANDBOX) {
    for (const key of OUTSIDE) {
      if (rest[key] === undefined) problems.push({ key, reason: "SANDBOX=false이면 꼭 있어야 해요" });
    }
    for (const [key, local] of SECRETS) {
      if (rest[key] === local) {
        problems.push({ key, reason: "SANDBOX=false이면 아무도 모르는 값을 적어야 해요" });
      }
    }
  }
  return problems;
}

function isFaultPoint(value: string): string | null {
  return FAULT_POINTS.some((point) => point === value)
    ? null
    : `${FAULT_POINTS.join(", ")} 가운데 하나여야 해요`;
}

function isKeyRing(value: string): string | null {
  const isRight = value.split(",").every((entry) => {
    const [id = "", key = "", ...more] = entry.split(":");
    return (
      /^[a-z0-9-]{1,20}$/.test(id) && more.length === 0 && Buffer.from(key, "base64").length === KEY_BYTES
    );
  });
  return isRight ? null : "id:base64(32바이트)를 쉼표로 이어 적어야 해요";
}
