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
  ["keys of two kinds", { TOSS_CLIENT_KEY: "live_ck_a", TOSS_SECRET_KEY: "test_sk_a" }, "TOSS_SECRET_KEY"],
  ["a bucket without its keys", { STORAGE_S3_URL: "https://s3.example" }, "STORAGE_S3_KEY"],
  ["a key that is no key", { ENCRYPTION_KEYS: "k1:c2hvcnQ=" }, "ENCRYPTION_KEYS"],
  ["a sandbox on the port of the shop", { PORT: "4000", SANDBOX_PORT: "4000" }, "SANDBOX_PORT"],
  ["a sandbox beyond the last port", { PORT: "65535" }, "SANDBOX_PORT"],
  ["figures at the door of the shop", { METRICS_PORT: "3000" }, "METRICS_PORT"],
  ["figures at the door of the sandbox", { METRICS_PORT: "3001" }, "METRICS_PORT"],
  ["a template of messages without its id", { ALIMTALK_TEMPLATES: "GIFT_ARRIVED" }, "ALIMTALK_TEMPLATES"],
  ["a fault point that does not exist", { FAULT: "confirm.sometime" }, "FAULT"],
])("%s are told", (_what, env, key) => {
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
      "SMTP_URL",
      "SECRET_KEY",
      "KAKAO_ADMIN_KEY",
      "NAVER_CLIENT_SECRET",
      "GIFT_LINK_SECRET",
      "TRACKER_CLIENT_SECRET",
      "MESSAGE_REPORT_SECRET",
    ],
  ]);
});

test.each(["0", "1.5", "-1", "1e3", " 3000", "65536"])("%s is no port", (PORT) => {
  expect(readSettings({ PORT })).toMatchObject({ problems: [{ key: "PORT" }] });
});

test("every setting says what it means", () => {
  for (const [key, { meaning }] of Object.entries(SETTINGS))
    expect([key, meaning.length > 10]).toEqual([key, true]);
});
