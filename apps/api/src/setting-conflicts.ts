export type SettingProblem = { key: string; reason: string };

const MAX_PORT = 65_535;
/** Minimum bytes of the shop's own secrets: `openssl rand -base64 32`. */
const SECRET_BYTES = 32;

/** Addresses that are required without the sandbox, because they have no stand-in. */
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
  "KAKAO_SHARE_SCRIPT_URL",
  "KAKAO_SHARE_SCRIPT_INTEGRITY",
  "SMTP_URL",
] as const;
/** Secrets of the shop itself. */
const OWN_SECRETS = ["SECRET_KEY", "GIFT_LINK_SECRET", "MESSAGE_REPORT_SECRET"] as const;
/** Keys issued by a provider; their defaults are public in this repository. */
const GIVEN_KEYS = [
  "TOSS_CLIENT_KEY",
  "TOSS_SECRET_KEY",
  "SOLAPI_API_KEY",
  "SOLAPI_API_SECRET",
  "KAKAO_CLIENT_ID",
  "KAKAO_CLIENT_SECRET",
  "KAKAO_ADMIN_KEY",
  "KAKAO_JAVASCRIPT_KEY",
  "NAVER_CLIENT_ID",
  "NAVER_CLIENT_SECRET",
  "TRACKER_CLIENT_ID",
  "TRACKER_CLIENT_SECRET",
] as const;
/** Prefixes of keys that occur in the repository, in examples and tests. */
const KNOWN = /^test_(secret|kakao|naver|gift|tracker|report|solapi|[cs]k_local)/;

type Settings = {
  HOST: string;
  PORT: number;
  METRICS_PORT: number;
  CONSOLE_URL?: string | undefined;
  PUBLIC_URL?: string | undefined;
  SANDBOX: boolean;
  SANDBOX_IN_PUBLIC: boolean;
  WEBHOOKS_TO_LOOPBACK: boolean;
  STORAGE_S3_URL?: string | undefined;
  STORAGE_S3_KEY?: string | undefined;
  STORAGE_S3_SECRET?: string | undefined;
  GA4_MEASUREMENT_ID?: string | undefined;
  GA4_API_SECRET?: string | undefined;
  EDGE_PURGE: "none" | "varnish" | "cloudflare";
  EDGE_PURGE_URL?: string | undefined;
  EDGE_PURGE_TOKEN?: string | undefined;
  DATABASE_URL?: string | undefined;
  DATABASE_OWNER_URL?: string | undefined;
  DATABASE_READ_URL?: string | undefined;
  DATABASE_DIRECT_URL?: string | undefined;
  REHEARSAL_DATABASE_URL?: string | undefined;
} & { [Key in (typeof OWN_SECRETS)[number] | (typeof GIVEN_KEYS)[number]]: string } & {
  [Key in (typeof OUTSIDE)[number]]?: string | undefined;
};

/** Finds settings that are valid alone and invalid together, each with the remedy. */
export function settingConflicts(settings: Settings, sandboxPort: number): SettingProblem[] {
  return [
    ...keyConflicts(settings),
    ...edgeConflicts(settings),
    ...doorConflicts(settings, sandboxPort),
    ...(settings.SANDBOX ? sandboxConflicts(settings) : openingConflicts(settings)),
  ];
}

function keyConflicts(settings: Settings): SettingProblem[] {
  const problems: SettingProblem[] = [];
  if (kindOf(settings.TOSS_CLIENT_KEY) !== kindOf(settings.TOSS_SECRET_KEY)) {
    const reason = "TOSS_CLIENT_KEY와 같은 종류(test/live, 위젯/API)의 키여야 해요";
    problems.push({ key: "TOSS_SECRET_KEY", reason });
  }
  if (settings.STORAGE_S3_URL && !(settings.STORAGE_S3_KEY && settings.STORAGE_S3_SECRET)) {
    const reason = "STORAGE_S3_URL을 쓰면 STORAGE_S3_KEY와 STORAGE_S3_SECRET이 필요해요";
    problems.push({ key: "STORAGE_S3_KEY", reason });
  }
  if (settings.DATABASE_OWNER_URL && !settings.DATABASE_URL) {
    problems.push({ key: "DATABASE_URL", reason: "DATABASE_OWNER_URL을 쓰면 꼭 있어야 해요" });
  }
  if (settings.DATABASE_READ_URL && !settings.DATABASE_URL) {
    problems.push({ key: "DATABASE_URL", reason: "DATABASE_READ_URL을 쓰면 꼭 있어야 해요" });
  }
  if (isShopsOwn(settings)) {
    const reason = "가게가 쓰지 않는 빈 데이터베이스여야 해요";
    problems.push({ key: "REHEARSAL_DATABASE_URL", reason });
  }
  if (settings.GA4_API_SECRET && !settings.GA4_MEASUREMENT_ID) {
    problems.push({ key: "GA4_MEASUREMENT_ID", reason: "GA4_API_SECRET을 쓰면 꼭 있어야 해요" });
  }
  return problems;
}

/** Returns whether rehearsals would write into a database of the shop. */
function isShopsOwn(settings: Settings): boolean {
  const { REHEARSAL_DATABASE_URL: copy, DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_OWNER_URL } = settings;
  if (copy === undefined) return false;
  return [DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_OWNER_URL].some(
    (own) => own !== undefined && placeOf(own) === placeOf(copy),
  );
}

/** Returns the server and database of an address, without its user. @example placeOf("postgres://a@db/shop") // "db:5432/shop" */
function placeOf(address: string): string {
  const { hostname, port, pathname, searchParams } = new URL(address);
  return `${searchParams.get("host") ?? hostname}:${port || "5432"}${pathname}`;
}

/** Finds what is missing to purge the cache in front of the shop. */
function edgeConflicts({ EDGE_PURGE, EDGE_PURGE_URL, EDGE_PURGE_TOKEN }: Settings): SettingProblem[] {
  if (EDGE_PURGE === "none") {
    const reason = "EDGE_PURGE_URL을 쓰면 varnish나 cloudflare라고 적어야 해요";
    return EDGE_PURGE_URL === undefined ? [] : [{ key: "EDGE_PURGE", reason }];
  }
  if (EDGE_PURGE_URL === undefined) {
    return [{ key: "EDGE_PURGE_URL", reason: `EDGE_PURGE=${EDGE_PURGE}이면 꼭 있어야 해요` }];
  }
  if (EDGE_PURGE === "cloudflare" && EDGE_PURGE_TOKEN === undefined) {
    return [{ key: "EDGE_PURGE_TOKEN", reason: "EDGE_PURGE=cloudflare이면 꼭 있어야 해요" }];
  }
  return [];
}

function kindOf(key: string): string | undefined {
  return /^(test|live)_(g?)[cs]k_/.exec(key)?.slice(1, 3).join("_");
}

function doorConflicts(
  { PORT, METRICS_PORT, CONSOLE_URL, SANDBOX }: Settings,
  sandboxPort: number,
): SettingProblem[] {
  const problems: SettingProblem[] = [];
  if (METRICS_PORT && [PORT, SANDBOX ? sandboxPort : 0].includes(METRICS_PORT)) {
    problems.push({ key: "METRICS_PORT", reason: "PORT, SANDBOX_PORT와 다른 번호여야 해요" });
  }
  if (SANDBOX && (sandboxPort === PORT || sandboxPort > MAX_PORT)) {
    problems.push({ key: "SANDBOX_PORT", reason: `PORT와 다른 1~${MAX_PORT} 사이의 정수여야 해요` });
  } else if (CONSOLE_URL === undefined && PORT + 2 > MAX_PORT) {
    problems.push({ key: "CONSOLE_URL", reason: "PORT + 2가 없는 번호이니 주소를 적어 주세요" });
  }
  return problems;
}

/**
 * Finds conflicts of the sandbox, which shows every code and moves every payment: a shop with it may be reachable from
 * this machine only.
 */
function sandboxConflicts({ HOST, PUBLIC_URL, SANDBOX_IN_PUBLIC }: Settings): SettingProblem[] {
  if (SANDBOX_IN_PUBLIC || (isLoopback(HOST) && !PUBLIC_URL?.startsWith("https:"))) return [];
  const where = isLoopback(HOST) ? "PUBLIC_URL이 https인" : `HOST가 ${HOST}인`;
  const reason = `${where} 가게에서는 결제와 문자 대역을 켤 수 없어요. 실제로 열 때는 false로, 시험용이면 SANDBOX_IN_PUBLIC=true도 적어 주세요`;
  return [{ key: "SANDBOX", reason }];
}

/** Returns whether a host is this machine. @example isLoopback("127.0.0.1") // true */
function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Finds what is missing for a shop without the sandbox: all providers, and secrets that are not public. */
function openingConflicts(settings: Settings): SettingProblem[] {
  const loopback = {
    key: "WEBHOOKS_TO_LOOPBACK",
    reason: "SANDBOX=false이면 웹훅을 이 컴퓨터로 보낼 수 없어요. false여야 해요",
  };
  const missing = OUTSIDE.filter((key) => settings[key] === undefined);
  const known = [...OWN_SECRETS, ...GIVEN_KEYS].filter((key) => KNOWN.test(settings[key]));
  const short = OWN_SECRETS.filter(
    (key) => !known.includes(key) && Buffer.byteLength(settings[key]) < SECRET_BYTES,
  );
  return [
    ...(settings.WEBHOOKS_TO_LOOPBACK ? [loopback] : []),
    ...missing.map((key) => ({ key, reason: "SANDBOX=false이면 꼭 있어야 해요" })),
    ...known.map((key) => ({ key, reason: "SANDBOX=false이면 아무도 모르는 값을 적어야 해요" })),
    ...short.map((key) => ({
      key,
      reason: `${SECRET_BYTES}바이트 이상이어야 해요. openssl rand -base64 32로 만들 수 있어요`,
    })),
  ];
}
