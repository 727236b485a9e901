import Fastify from "fastify";
import { expect, test } from "vitest";
import { isAndroidAppList, isAppleAppList } from "../../env-setting-validators.ts";
import { registerAppLinks } from "./register-app-links.ts";

const FINGERPRINT = Array(32).fill("A7").join(":");

async function answers(links: { android?: string; apple?: string }) {
  const app = Fastify();
  registerAppLinks(app, { android: links.android, apple: links.apple });
  const [android, apple] = [
    await app.inject("/.well-known/assetlinks.json"),
    await app.inject("/.well-known/apple-app-site-association"),
  ];
  await app.close();
  return { android, apple };
}

test("app links: each file names the apps of its setting, as JSON", async () => {
  const { android, apple } = await answers({
    android: `com.shop.app=${FINGERPRINT}|${FINGERPRINT},com.shop.beta=${FINGERPRINT}`,
    apple: "ABCDE12345.com.shop.app",
  });
  expect([android.statusCode, android.headers["content-type"]]).toEqual([
    200,
    "application/json; charset=utf-8",
  ]);
  expect(android.json()).toEqual([
    {
      relation: ["delegate_permission/common.handle_all_urls", "delegate_permission/common.get_login_creds"],
      target: {
        namespace: "android_app",
        package_name: "com.shop.app",
        sha256_cert_fingerprints: [FINGERPRINT, FINGERPRINT],
      },
    },
    expect.objectContaining({ target: expect.objectContaining({ package_name: "com.shop.beta" }) }),
  ]);
  expect([apple.statusCode, apple.headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
  const { applinks, webcredentials } = apple.json();
  expect(webcredentials).toEqual({ apps: ["ABCDE12345.com.shop.app"] });
  const [{ appIDs, components }] = applinks.details;
  expect(appIDs).toEqual(["ABCDE12345.com.shop.app"]);
  expect(components.at(-1)).toEqual({ "/": "/*" });
  expect(components).toContainEqual({ "/": "/v1/*", exclude: true });
});

test("app links: a file without its setting is not found", async () => {
  const { android, apple } = await answers({ apple: "ABCDE12345.com.shop.app" });
  expect([android.statusCode, android.json().code, apple.statusCode]).toEqual([404, "NOT_FOUND", 200]);
  expect((await answers({ android: `com.shop.app=${FINGERPRINT}` })).apple.statusCode).toBe(404);
});

test.each([
  [`com.shop.app=${FINGERPRINT}`, true],
  [`com.shop.app=${FINGERPRINT}|${FINGERPRINT},a.b=${FINGERPRINT}`, true],
  ["com.shop.app", false],
  ["com.shop.app=AA:BB", false],
  [`com.shop.app=${FINGERPRINT.toLowerCase()}`, false],
  [`app=${FINGERPRINT}`, false],
])("ANDROID_APPS %s is right: %s", (setting, isRight) => {
  expect(isAndroidAppList(setting) === null).toBe(isRight);
});

test.each([
  ["ABCDE12345.com.shop.app", true],
  ["ABCDE12345.com.shop.app,ABCDE12345.com.shop.beta", true],
  ["com.shop.app", false],
  ["ABCDE12345.", false],
])("APPLE_APPS %s is right: %s", (setting, isRight) => {
  expect(isAppleAppList(setting) === null).toBe(isRight);
});
