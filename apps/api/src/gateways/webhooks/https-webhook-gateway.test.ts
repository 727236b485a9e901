import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { signWebhook } from "./create-secret-and-sign-webhook.ts";
import { createHttpsWebhookGateway, type HttpsWebhooksOptions } from "./https-webhook-gateway.ts";

type Got = {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage["headers"];
  body: string;
};

let got: Got[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let port: number;
const server = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", () => {
    got.push({ method: request.method, url: request.url, headers: request.headers, body });
    answer(request, response);
  });
});
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => {
  got = [];
  answer = (_request, response) => response.end("ok");
});
afterAll(() => server.close());

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const NOW = new Date("2026-11-25T03:00:00Z");
const gateway = (change: Partial<HttpsWebhooksOptions> = {}) =>
  createHttpsWebhookGateway({ allowsLoopback: true, timeoutMs: 500, now: () => NOW, ...change });
const message = (change = {}) => ({
  url: `http://127.0.0.1:${port}/hooks`,
  id: "evt_1",
  body: '{"type":"order.paid"}',
  secrets: [SECRET],
  ...change,
});

test("send: a POST with the headers of the specification, signed over the bytes of the body", async () => {
  expect(await gateway().send(message())).toMatchObject({ kind: "answered", status: 200, body: "ok" });
  const [{ method, url, headers, body } = { headers: {} } as Got] = got;
  const seconds = NOW.getTime() / 1000;
  expect([method, url, body]).toEqual(["POST", "/hooks", '{"type":"order.paid"}']);
  expect(headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "webhook-id": "evt_1",
    "webhook-timestamp": String(seconds),
    "webhook-signature": signWebhook([SECRET], { id: "evt_1", seconds, body: body ?? "" }),
  });
});

test("send: a redirect is an answer and is not followed", async () => {
  answer = (_request, response) =>
    response.writeHead(302, { location: `http://127.0.0.1:${port}/other` }).end();
  expect(await gateway().send(message())).toMatchObject({ kind: "answered", status: 302 });
  expect(got).toHaveLength(1);
});

test("send: of a long answer the first 1,024 bytes are kept, in whole characters and without zero bytes", async () => {
  answer = (_request, response) => response.end(`\0${"과".repeat(5000)}`);
  const result = await gateway().send(message());
  const body = result.kind === "answered" ? result.body : "";
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(1024);
  expect(body.startsWith("과과과")).toBe(true);
});

test("send: an endpoint that never ends its answer, or never begins one, is given up after the time", async () => {
  answer = (_request, response) => response.writeHead(200).write("a");
  expect(await gateway({ timeoutMs: 100 }).send(message())).toMatchObject({
    kind: "unreachable",
    reason: "timeout",
  });
  answer = () => undefined;
  expect(await gateway({ timeoutMs: 100 }).send(message())).toMatchObject({
    kind: "unreachable",
    reason: "timeout",
  });
});

test("send: nobody there is unreachable", async () => {
  expect(await gateway().send(message({ url: "http://127.0.0.1:9/" }))).toMatchObject({
    kind: "unreachable",
    reason: "ECONNREFUSED",
  });
});

test("send: this machine is refused without the setting", async () => {
  const result = await gateway({ allowsLoopback: false }).send(message());
  expect(result).toMatchObject({ kind: "refused", reason: "address-not-allowed" });
  expect(got).toEqual([]);
});

test.each([
  ["a private address", ["10.0.0.1"]],
  ["this machine", ["127.0.0.1"]],
  ["one public and one private address", ["8.8.8.8", "192.168.0.1"]],
  ["one public address and this machine by IPv6", ["8.8.8.8", "::1"]],
  ["a mapped address", ["::ffff:10.0.0.1"]],
  ["no address", []],
])("send: a name that resolves to %s is refused before anything is sent", async (_what, addresses) => {
  const resolve = async () =>
    addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  const result = await gateway({ allowsLoopback: false, resolve }).send(
    message({ url: "https://erp.example.com/hooks" }),
  );
  expect(result).toMatchObject({ kind: "refused", reason: "address-not-allowed" });
});

test("send: a name that answers differently the second time is asked once, and the connection goes to what was checked", async () => {
  const asked: string[] = [];
  const resolve = async (host: string) => {
    asked.push(host);
    return asked.length === 1
      ? [{ address: "127.0.0.1", family: 4 }]
      : [{ address: "169.254.169.254", family: 4 }];
  };
  const own = gateway({ resolve });
  const url = `http://localhost:${port}/hooks`;
  expect(await own.send(message({ url }))).toMatchObject({ kind: "answered", status: 200 });
  expect([asked, got.map(({ headers }) => headers.host)]).toEqual([["localhost"], [`localhost:${port}`]]);
  expect(await own.send(message({ url }))).toMatchObject({ kind: "refused", reason: "address-not-allowed" });
  expect(got).toHaveLength(1);
});

test("send: a name that cannot be resolved is unreachable", async () => {
  const resolve = async () => {
    throw Object.assign(new Error("none"), { code: "ENOTFOUND" });
  };
  const sent = await gateway({ resolve }).send(message({ url: "https://erp.example.com/" }));
  expect(sent).toMatchObject({ kind: "unreachable", reason: "ENOTFOUND" });
});
