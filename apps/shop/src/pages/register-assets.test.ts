import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { useSecurityHeaders } from "@todayfruit/api/http/operations/security-headers";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerAssets } from "./register-assets.ts";

const app: FastifyInstance = Fastify();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "todayfruit-assets-"));
  await mkdir(path.join(folder, "assets"));
  await writeFile(path.join(folder, "assets", "shop-1.js"), "export {};");
  await writeFile(path.join(folder, "assets", "icon-1.svg"), "<svg/>");
  await writeFile(path.join(folder, "service-worker.js"), "self.skipWaiting();");
  useSecurityHeaders(app, false);
  await registerAssets(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test("assets: a script is cached for ever and has no page headers", async () => {
  const { headers } = await app.inject("/assets/shop-1.js");
  expect(headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
  for (const name of ["content-security-policy", "permissions-policy", "x-frame-options"]) {
    expect(headers).not.toHaveProperty(name);
  }
});

test("assets: a picture and the worker keep a policy of their own", async () => {
  const picture = await app.inject("/assets/icon-1.svg");
  expect(picture.headers).toMatchObject({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-frame-options": "DENY",
  });
  const worker = await app.inject("/service-worker.js");
  expect(worker.headers).toMatchObject({ "cache-control": "no-cache" });
  expect(worker.headers["content-security-policy"]).toContain("script-src 'self'");
});
