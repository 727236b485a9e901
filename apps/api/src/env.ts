import { FAULT_POINTS } from "./faults.ts";

/** Every setting of the shop, its meaning and its default. This is the only file that reads the environment. */

const VARIANTS = ["todayfruit", "market", "farmer", "ru"] as const;
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "silent"] as const;

const MAX_PORT = 65_535;

type Reader<T> = { meaning: string; read: (text: string | undefined) => T };

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
  STORAGE_S3_URL: optional("S3-compatible bucket for pictures; a local folder when empty", isUrl),
  STORAGE_S3_KEY: optional("access key of the bucket"),
  STORAGE_S3_SECRET: optional("secret key of the bucket"),
  FAULT: optional("name of a fault point at which the process kills itself; for crash tests", isFaultPoint),
} as const satisfies Record<string, Reader<unknown>>;

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

class BadSetting extends Error {}

function mismatches({ TOSS_CLIENT_KEY, TOSS_SECRET_KEY, ...rest }: Settings): SettingProblem[] {
  const problems: SettingProblem[] = [];
  const kindOf = (key: string | undefined) =>
    /^(test|live)_(g?)[cs]k_/
      .exec(key ?? "")
      ?.slice(1, 3)
      .join("_");
  if (kindOf(TOSS_CLIENT_KEY) !== kindOf(TOSS_SECRET_KEY)) {
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
  if (rest.SANDBOX === false && !(rest.TOSS_API_URL && rest.TOSS_SCRIPT_URL)) {
    problems.push({
      key: "TOSS_API_URL",
      reason: "SANDBOX=false이면 TOSS_API_URL과 TOSS_SCRIPT_URL이 필요해요",
    });
  }
  return problems;
}

function whole(meaning: string, fallback: number, min: number, max: number): Reader<number> {
  return {
    meaning: `${meaning} (${fallback})`,
    read(value) {
      if (value === undefined) return fallback;
      const number = Number(value);
      if (!/^\d+$/.test(value) || number < min || number > max) {
        throw new BadSetting(`${min}~${max} 사이의 정수여야 해요`);
      }
      return number;
    },
  };
}

function text(meaning: string, fallback: string): Reader<string> {
  return { meaning: `${meaning} (${fallback})`, read: (value) => value ?? fallback };
}

function optional(
  meaning: string,
  isRight: (value: string) => string | null = () => null,
): Reader<string | undefined> {
  return {
    meaning,
    read(value) {
      const reason = value === undefined ? null : isRight(value);
      if (reason) throw new BadSetting(reason);
      return value;
    },
  };
}

function choice<const C extends readonly string[]>(
  meaning: string,
  choices: C,
  fallback: C[number],
): Reader<C[number]> {
  return {
    meaning: `${meaning}: ${choices.join(", ")} (${fallback})`,
    read(value) {
      if (value === undefined) return fallback;
      if (!choices.includes(value)) throw new BadSetting(`${choices.join(", ")} 가운데 하나여야 해요`);
      return value;
    },
  };
}

function flag(meaning: string, fallback: boolean): Reader<boolean> {
  return {
    meaning: `${meaning} (${fallback})`,
    read(value) {
      if (value === undefined) return fallback;
      if (value !== "true" && value !== "false") throw new BadSetting("true나 false여야 해요");
      return value === "true";
    },
  };
}

function isUrl(value: string): string | null {
  return URL.canParse(value) && /^https?:/.test(value) ? null : "http(s) 주소여야 해요";
}

function isFaultPoint(value: string): string | null {
  return FAULT_POINTS.some((point) => point === value)
    ? null
    : `${FAULT_POINTS.join(", ")} 가운데 하나여야 해요`;
}

function isPostgresUrl(value: string): string | null {
  return URL.canParse(value) && /^postgres(ql)?:/.test(value)
    ? null
    : "postgres:// 로 시작하는 주소여야 해요";
}
