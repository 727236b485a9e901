import { expect, test } from "vitest";
import { readSettings, SETTINGS } from "./env.ts";

test("without any setting the shop has all it needs", () => {
  expect(readSettings({})).toMatchObject({
    settings: { PORT: 3000, VARIANT: "todayfruit", SANDBOX: true, RESERVATION_MINUTES: 30, VBANK_HOURS: 24 },
  });
  expect(readSettings({ PORT: "" })).toEqual(readSettings({}));
});

test("every bad setting is named at once, with what would be right", () => {
  const read = readSettings({
    PORT: "abc",
    VARIANT: "blue",
    CACHE: "yes",
    DATABASE_URL: "mysql://localhost/x",
    PUBLIC_URL: "not a url",
    RESERVATION_MINUTES: "121",
  });
  const problems = "problems" in read ? read.problems : [];
  expect(problems.map(({ key }) => key).sort()).toEqual(
    ["PORT", "VARIANT", "CACHE", "DATABASE_URL", "PUBLIC_URL", "RESERVATION_MINUTES"].sort(),
  );
  expect(problems.find(({ key }) => key === "VARIANT")?.reason).toContain("todayfruit, market, farmer, ru");
  for (const { reason } of problems) expect(reason).toMatch(/[가-힣]/);
});

test.each([
  [
    "an owner of a database without a role of the shop",
    { DATABASE_OWNER_URL: "postgres://o@db/shop" },
    "DATABASE_URL",
  ],
  [
    "rehearsals in the shop's own database",
    { DATABASE_URL: "postgres://s@db/shop", REHEARSAL_DATABASE_URL: "postgres://other@db:5432/shop" },
    "REHEARSAL_DATABASE_URL",
  ],
  ["replicas without their primary", { DATABASE_READ_URL: "postgres://s@r1/shop" }, "DATABASE_URL"],
  [
    "replicas of which one has no address",
    { DATABASE_URL: "postgres://s@db/shop", DATABASE_READ_URL: "postgres://s@r1/shop, r2" },
    "DATABASE_READ_URL",
  ],
  ["keys of two kinds", { TOSS_CLIENT_KEY: "live_ck_a", TOSS_SECRET_KEY: "test_sk_a" }, "TOSS_SECRET_KEY"],
  ["a bucket without its keys", { STORAGE_S3_URL: "https://s3.example" }, "STORAGE_S3_KEY"],
  ["an edge without its address", { EDGE_PURGE: "varnish" }, "EDGE_PURGE_URL"],
  ["an address of no kind of edge", { EDGE_PURGE_URL: "http://varnish:6081/" }, "EDGE_PURGE"],
  ["an address of an edge that is none", { EDGE_PURGE_URL: "http://a/,varnish:6081" }, "EDGE_PURGE_URL"],
  [
    "Cloudflare without its token",
    { EDGE_PURGE: "cloudflare", EDGE_PURGE_URL: "https://api.cloudflare.com/client/v4/zones/1/purge_cache" },
    "EDGE_PURGE_TOKEN",
  ],
  ["a key that is no key", { ENCRYPTION_KEYS: "k1:c2hvcnQ=" }, "ENCRYPTION_KEYS"],
  ["a sandbox on the port of the shop", { PORT: "4000", SANDBOX_PORT: "4000" }, "SANDBOX_PORT"],
  ["a sandbox beyond the last port", { PORT: "65535" }, "SANDBOX_PORT"],
  ["a console beyond the last port", { PORT: "65534" }, "CONSOLE_URL"],
  ["an address of no variant", { VARIANT_URLS: "blue=https://blue.example" }, "VARIANT_URLS"],
  ["a variant without its address", { VARIANT_URLS: "market=,ru=https://ru.example" }, "VARIANT_URLS"],
  ["figures at the door of the shop", { METRICS_PORT: "3000" }, "METRICS_PORT"],
  ["figures at the door of the sandbox", { METRICS_PORT: "3001" }, "METRICS_PORT"],
  ["a template of messages without its id", { ALIMTALK_TEMPLATES: "GIFT_ARRIVED" }, "ALIMTALK_TEMPLATES"],
  ["all of X-Forwarded-For, as the shopper wrote it,", { TRUST_PROXY: "true" }, "TRUST_PROXY"],
  ["networks as large as the internet", { TRUST_PROXY: "0.0.0.0/0" }, "TRUST_PROXY"],
  ["a proxy by its name", { TRUST_PROXY: "10.0.0.1,nginx" }, "TRUST_PROXY"],
  ["a fault point that does not exist", { FAULT: "confirm.sometime" }, "FAULT"],
])("%s is reported with its key", (_what, env, key) => {
  expect(readSettings(env)).toMatchObject({ problems: [{ key }] });
});

test("without the sandbox every provider and a secret of one's own are asked for", () => {
  const read = readSettings({ SANDBOX: "false" });
  const problems = "problems" in read ? read.problems.map(({ key }) => key) : [];
  expect(problems).toEqual([
    ...["TOSS_API_URL", "TOSS_SCRIPT_URL", "SOLAPI_API_URL", "KAKAO_AUTH_URL", "KAKAO_API_URL"],
    ...[
      "NAVER_AUTH_URL",
      "NAVER_API_URL",
      "POSTCODE_SCRIPT_URL",
      "TRACKER_API_URL",
      "KAKAO_SHARE_SCRIPT_URL",
      "KAKAO_SHARE_SCRIPT_INTEGRITY",
      "SMTP_URL",
      "SECRET_KEY",
      "GIFT_LINK_SECRET",
      "MESSAGE_REPORT_SECRET",
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
    ],
  ]);
});

test.each(["SECRET_KEY", "GIFT_LINK_SECRET", "MESSAGE_REPORT_SECRET"])(
  "without the sandbox a short %s is refused, one of 32 bytes accepted",
  (key) => {
    const reasonOf = (value: string) => {
      const read = readSettings({ SANDBOX: "false", [key]: value });
      return "problems" in read ? read.problems.find((problem) => problem.key === key)?.reason : undefined;
    };
    expect(reasonOf("a")).toBe("32바이트 이상이어야 해요. openssl rand -base64 32로 만들 수 있어요");
    expect(reasonOf("x".repeat(31))).toBeDefined();
    expect(reasonOf("x".repeat(32))).toBeUndefined();
  },
);

test.each([
  ["an https address", { PUBLIC_URL: "https://shop.example" }],
  ["all addresses of the machine", { HOST: "0.0.0.0" }],
  ["an address of the network", { HOST: "192.168.0.10" }],
])("the sandbox is refused with %s, unless SANDBOX_IN_PUBLIC is set", (_what, settings) => {
  expect(readSettings(settings)).toMatchObject({ problems: [{ key: "SANDBOX" }] });
  expect(readSettings({ ...settings, SANDBOX: "true" })).toMatchObject({ problems: [{ key: "SANDBOX" }] });
  expect(readSettings({ ...settings, SANDBOX_IN_PUBLIC: "true" })).toHaveProperty("settings");
});

test("webhooks to this machine are off, and refused without the sandbox", () => {
  expect(readSettings({})).toMatchObject({ settings: { WEBHOOKS_TO_LOOPBACK: false } });
  expect(readSettings({ WEBHOOKS_TO_LOOPBACK: "true" })).toHaveProperty("settings");
  const read = readSettings({ WEBHOOKS_TO_LOOPBACK: "true", SANDBOX: "false" });
  const keys = "problems" in read ? read.problems.map(({ key }) => key) : [];
  expect(keys).toContain("WEBHOOKS_TO_LOOPBACK");
});

test.each(["127.0.0.1", "localhost", "::1"])("the sandbox is allowed with a shop at %s", (HOST) => {
  expect(readSettings({ HOST, PUBLIC_URL: "http://localhost:3000" })).toHaveProperty("settings");
});

test.each(["0", "1.5", "-1", "1e3", " 3000", "65536"])("the port %s is refused", (PORT) => {
  expect(readSettings({ PORT })).toMatchObject({ problems: [{ key: "PORT" }] });
});

test("every setting has a description", () => {
  for (const [key, { meaning }] of Object.entries(SETTINGS))
    expect([key, meaning.length > 10]).toEqual([key, true]);
});

test.each([
  [undefined, false],
  ["false", false],
  ["0", false],
  ["2", 2],
  ["10.0.0.0/8, fd00::/8,192.0.2.1", ["10.0.0.0/8", "fd00::/8", "192.0.2.1"]],
])("TRUST_PROXY %s is read as %s", (TRUST_PROXY, trusted) => {
  expect(readSettings({ TRUST_PROXY })).toMatchObject({ settings: { TRUST_PROXY: trusted } });
});
