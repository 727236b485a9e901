import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createResponseCache } from "@todayfruit/api/http/cache/response-cache";
import { useErrorHandler } from "@todayfruit/api/http/error-handler";
import { createReadBudget } from "@todayfruit/api/http/limits/read-budget";
import { createSharedMinuteCounts } from "@todayfruit/api/http/limits/shared-minute-counts";
import { createLog } from "@todayfruit/api/http/log";
import { RefusalError } from "@todayfruit/api/http/refusal-error";
import type { Api } from "@todayfruit/contract/all-calls";
import { refusalMessage } from "@todayfruit/contract/refusals";
import { ok, refuse } from "@todayfruit/domain/result";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { registerPages } from "./register-pages.ts";

/** Build of three routes that records what it renders and can be paused. */
const BUILD = (reactRouter: string) => `
import { createRequestHandler, RouterContextProvider } from ${JSON.stringify(reactRouter)};
export const seen = globalThis.seenByPages;
const page = () => null;
export const entry = { module: {
  createRequestHandler,
  computeInlineScriptHashes: () => [],
  createLoadContext: () => new RouterContextProvider(),
  async default(request, status, headers) {
    const { pathname, search } = new URL(request.url);
    seen.rendered.push(pathname + search);
    await seen.held;
    headers.set("content-type", "text/html; charset=utf-8");
    return new Response("<!doctype html>" + pathname, { status, headers });
  },
} };
const none = { loader() { throw new Response(null, { status: 404 }); }, default: page };
export const routes = {
  root: { id: "root", path: "", module: { default: page, ErrorBoundary: page } },
  home: { id: "home", parentId: "root", index: true, module: { default: page } },
  search: { id: "search", parentId: "root", path: "search", module: { default: page } },
  none: { id: "none", parentId: "root", path: "*", module: none },
};
export const assets = { entry: { module: "", imports: [] }, routes: {}, url: "", version: "" };
export const [publicPath, basename, assetsBuildDirectory] = ["/", "/", ""];
export const [future, ssr, isSpaMode, prerender] = [{}, true, false, []];
export const routeDiscovery = { mode: "initial", manifestPath: "/__manifest" };
`;

/** Reads per minute: twelve renders, which the other tests do not reach. */
const READS = 240;

function ofOneProcess() {
  return createSharedMinuteCounts({
    count: async (_key, _start, by) => by,
    now: () => 0,
    onTrouble: () => undefined,
  });
}

let folder: string;
let app: FastifyInstance;
let seen: { rendered: string[]; held: Promise<void> };

beforeEach(async () => {
  seen = { rendered: [], held: Promise.resolve() };
  Object.assign(globalThis, { seenByPages: seen });
  folder = await mkdtemp(path.join(tmpdir(), "todayfruit-pages-"));
  await mkdir(path.join(folder, "server"));
  await writeFile(path.join(folder, "package.json"), '{"type":"module"}');
  await writeFile(path.join(folder, "server/index.js"), BUILD(import.meta.resolve("react-router")));
  const log = createLog("silent");
  app = Fastify();
  useErrorHandler(app, log);
  await registerPages(app, {
    buildFolder: folder,
    api: (async () => ({})) as unknown as Api,
    origin: "http://shop.test",
    outside: {
      scripts: ["http://a.test/script.js"],
      asked: [],
      frames: ["http://a.test/frame"],
      forms: ["http://a.test"],
      images: [],
      policies: [],
    },
    trustedTypes: false,
    log,
    cache: createResponseCache({
      now: () => 0,
      maxBytes: 10_000_000,
      tagHeader: "surrogate-key",
      onError: () => undefined,
    }),
    reads: createReadBudget({ limit: READS, windows: ofOneProcess() }),
    async previews(token, work) {
      if (token === "busy") throw new RefusalError("SHOP_BUSY");
      if (token !== "s3cret") return refuse("PREVIEW_NOT_FOUND");
      const facts = { at: "2026-12-24T01:00:00.000Z", isAhead: true, failedChanges: 0 };
      return ok(await work((async () => ({})) as unknown as Api, facts));
    },
    consoleOrigin: "http://console.test",
    onQueue: () => undefined,
  });
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test("pages: a thousand unread queries render a page once", async () => {
  for (let turn = 0; turn < 1000; turn += 1) {
    expect((await app.inject(`/?zz=${turn}&x${turn}=1`)).statusCode).toBe(200);
  }
  expect(seen.rendered).toEqual(["/"]);
});

test("pages: a parameter the page reads makes another page, without the others", async () => {
  await app.inject("/search?utm_source=live&q=a");
  await app.inject("/search?q=a&zz=1");
  await app.inject("/search?q=b");
  expect(seen.rendered).toEqual(["/search?q=a", "/search?q=b"]);
});

test("pages: a page is shared with its tags, and to a session the same bytes are private", async () => {
  const shown = await app.inject("/");
  expect(shown.headers).toMatchObject({
    "cache-control": "public, max-age=0, must-revalidate",
    "cdn-cache-control": "public, max-age=30, stale-while-revalidate=300, stale-if-error=86400",
    "surrogate-key": "catalog shop-settings",
  });
  for (const headers of [
    { authorization: "Bearer x" },
    { cookie: "_ga=1; token=x" },
    { cookie: "console=x" },
  ]) {
    const own = await app.inject({ url: "/", headers });
    expect(own.body).toBe(shown.body);
    expect(own.headers).toMatchObject({
      "cache-control": "private, max-age=0, must-revalidate",
      "cdn-cache-control": "no-store",
    });
    expect(own.headers).not.toHaveProperty("surrogate-key");
  }
  const other = await app.inject({ url: "/", headers: { cookie: "_ga=1; not_token=x" } });
  expect(other.headers["surrogate-key"]).toBe("catalog shop-settings");
});

test("pages: unknown addresses share one page, cached with its status", async () => {
  for (let turn = 0; turn < 100; turn += 1) {
    expect((await app.inject(`/nothing-${turn}?zz=${turn}`)).statusCode).toBe(404);
  }
  expect(seen.rendered).toEqual(["/no-page"]);
});

test("pages: beyond the budget browsers get the busy page and programs an error; cached pages are still served", async () => {
  await app.inject("/");
  const { promise, resolve: go } = Promise.withResolvers<void>();
  seen.held = promise;
  const asked = Array.from({ length: 8 }, (_, turn) => app.inject(`/search?q=${turn}`));
  while (seen.rendered.length < 4) await new Promise(setImmediate);
  const shown = await app.inject({ url: "/search?q=more", headers: { accept: "text/html,*/*" } });
  expect([shown.statusCode, shown.headers["retry-after"], shown.headers["cache-control"]]).toEqual([
    503,
    "2",
    "no-store",
  ]);
  expect(shown.body).toContain('http-equiv="refresh"');
  const told = await app.inject({ url: "/search.data?q=more", headers: { accept: "*/*" } });
  expect([told.statusCode, told.json().code]).toEqual([503, "SHOP_BUSY"]);
  expect((await app.inject("/?zz=1")).statusCode).toBe(200);
  const same = app.inject("/search?q=0");
  go();
  expect((await Promise.all([...asked, same])).map(({ statusCode }) => statusCode)).toEqual(
    Array(9).fill(200),
  );
  expect(seen.rendered).toHaveLength(1 + 8);
});

test("pages: a preview is rendered each time, kept nowhere, framed by the console alone, and leaves the page as it is", async () => {
  await app.inject("/");
  for (let turn = 0; turn < 2; turn += 1) {
    const { statusCode, headers } = await app.inject("/?zz=1&preview=s3cret");
    expect([statusCode, headers["cache-control"], headers.etag]).toEqual([200, "no-store", undefined]);
    expect([headers["x-robots-tag"], headers["referrer-policy"], headers["x-frame-options"]]).toEqual([
      "noindex, nofollow",
      "no-referrer",
      undefined,
    ]);
    expect(headers["content-security-policy"]).toContain("frame-ancestors http://console.test");
  }
  expect(seen.rendered).toEqual(["/", "/?preview=s3cret", "/?preview=s3cret"]);
  const { headers } = await app.inject("/");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(seen.rendered).toHaveLength(3);
});

test("pages: a preview that cannot be made now is the busy page, which the console may frame, too", async () => {
  const { statusCode, headers } = await app.inject({
    url: "/?preview=busy",
    headers: { accept: "text/html" },
  });
  expect([statusCode, headers["retry-after"]]).toEqual([503, "2"]);
  expect(headers["content-security-policy"]).toContain("frame-ancestors http://console.test");
});

test.each([
  ["a wrong secret", "/?preview=wrong", "PREVIEW_NOT_FOUND"],
  ["no secret at all", "/?preview=", "PREVIEW_NOT_FOUND"],
  ["a page that a preview does not have", "/search?q=a&preview=s3cret", "PREVIEW_PAGE_CLOSED"],
])("pages: %s gets a page in Korean, and programs an error", async (_case, url, code) => {
  const page = await app.inject({ url, headers: { accept: "text/html,*/*" } });
  expect([page.statusCode, page.headers["cache-control"]]).toEqual([404, "no-store"]);
  expect(page.body).toContain(refusalMessage(code as "PREVIEW_NOT_FOUND"));
  expect((await app.inject({ url, headers: { accept: "*/*" } })).json().code).toBe(code);
  expect(seen.rendered).toEqual([]);
});

test("pages: a network that spent its budget still gets fresh pages, is refused others, and affects no other network", async () => {
  const ask = (url: string, remoteAddress: string, accept = "text/html,*/*") =>
    app.inject({ url, remoteAddress, headers: { accept } });
  await ask("/", "10.0.0.2");
  const statuses: number[] = [];
  for (let turn = 0; turn < 14; turn += 1)
    statuses.push((await ask(`/search?q=${turn}`, "10.0.0.1")).statusCode);
  expect(statuses).toEqual([...Array(12).fill(200), 429, 429]);
  const shown = await ask("/search?q=more", "10.0.0.1");
  expect([shown.headers["retry-after"], shown.headers["cache-control"]]).toEqual(["60", "no-store"]);
  expect(shown.body).toContain("요청이 너무 잦아요");
  expect(shown.body).toContain('http-equiv="refresh" content="60"');
  const told = await ask("/search.data?q=more", "10.0.0.1", "*/*");
  expect([told.statusCode, told.json().code]).toEqual([429, "TOO_MANY_REQUESTS"]);
  expect((await ask("/", "10.0.0.1")).statusCode).toBe(200);
  expect((await ask("/search?q=1", "10.0.0.1")).statusCode).toBe(200);
  expect((await ask("/search?q=more", "10.0.0.2")).statusCode).toBe(200);
});
