import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createCloudflarePurgeGateway } from "./cloudflare-purge-gateway.ts";
import type { EdgeOptions } from "./edge-gateway-types.ts";
import { createVarnishPurgeGateway } from "./varnish-purge-gateway.ts";

type Heard = Pick<IncomingMessage, "method" | "url" | "headers"> & { body: string };
type Answer = { status: number; body: string; headers?: Record<string, string> };

let heard: Heard[];
let answer: Answer;
let results: string[];
let url: string;
let close: () => Promise<unknown>;
beforeEach(async () => {
  [heard, results] = [[], []];
  answer = { status: 200, body: '{"success":true}' };
  const server = createServer(async (request, response) => {
    const body = (await request.setEncoding("utf8").toArray()).join("");
    heard.push({ method: request.method, url: request.url, headers: request.headers, body });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => new Promise((done) => server.close(done));
});
afterEach(() => close());

test("varnish: one PURGE names all tags in Surrogate-Key", async () => {
  const edge = createVarnishPurgeGateway(options([`${url}/`]));
  expect(await edge.purge(["product:1", "any-product"])).toEqual({ kind: "purged" });
  expect(heard).toMatchObject([
    { method: "PURGE", url: "/", headers: { "surrogate-key": "product:1 any-product" } },
  ]);
  expect([heard[0]?.headers.authorization, results]).toEqual([undefined, ["purged"]]);
});

test("varnish: tags that are too long for one header are sent in several, each once", async () => {
  const tags = Array.from({ length: 120 }, (_, place) => `product:${"9".repeat(60)}${place}`);
  await createVarnishPurgeGateway(options([`${url}/`])).purge(tags);
  const lines = heard.map(({ headers }) => String(headers["surrogate-key"]));
  expect(lines.length).toBeGreaterThan(1);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(4000);
  expect(lines.flatMap((line) => line.split(" "))).toEqual(tags);
});

test("cloudflare: up to 30 tags a request, as JSON with the token", async () => {
  const edge = createCloudflarePurgeGateway({
    ...options([`${url}/zones/z/purge_cache`]),
    token: "secret-token",
  });
  const tags = Array.from({ length: 61 }, (_, place) => `product:${place}`);
  expect(await edge.purge(tags)).toEqual({ kind: "purged" });
  expect(heard.map(({ body }) => JSON.parse(body).tags.length)).toEqual([30, 30, 1]);
  expect(heard.flatMap(({ body }) => JSON.parse(body).tags)).toEqual(tags);
  expect(heard[0]).toMatchObject({
    method: "POST",
    url: "/zones/z/purge_cache",
    headers: { authorization: "Bearer secret-token", "content-type": "application/json" },
  });
});

test.each([
  ["a status that says no", { status: 403, body: "{}" }, "HTTP 403", 0],
  ["too many requests", { status: 429, body: "{}", headers: { "retry-after": "7" } }, "HTTP 429", 7000],
  ["a redirect to a login", { status: 302, body: "", headers: { location: "/" } }, "HTTP 302", 0],
  ["a reply that says no", { status: 200, body: '{"success":false}' }, "not-purged", 0],
  ["a page of somebody else", { status: 200, body: "<html>" }, "not-purged", 0],
])("cloudflare: %s is unavailable, and the rest is not sent", async (_what, given, reason, retryAfterMs) => {
  answer = given;
  const edge = createCloudflarePurgeGateway({ ...options([url]), token: "secret-token" });
  const tags = Array.from({ length: 31 }, (_, place) => `product:${place}`);
  expect(await edge.purge(tags)).toEqual({ kind: "unavailable", reason, retryAfterMs });
  expect([heard.length, results]).toEqual([1, ["failed"]]);
});

test("an edge of several caches is purged when each of them is", async () => {
  const edge = createVarnishPurgeGateway(options([`${url}/a`, "http://127.0.0.1:1/", `${url}/b`]));
  expect(await edge.purge(["faqs"])).toEqual({ kind: "unavailable", reason: "TypeError", retryAfterMs: 0 });
  expect(heard.map((request) => request.url).sort()).toEqual(["/a", "/b"]);
  expect(results.sort()).toEqual(["failed", "purged", "purged"]);
});

function options(urls: readonly string[]): EdgeOptions {
  return { urls, token: null, fetch, timeoutMs: 2000, onRequest: (result) => results.push(result) };
}
