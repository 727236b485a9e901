import { randomUUID } from "node:crypto";
import { createSandbox } from "@todayfruit/sandbox/create-sandbox";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseSentryDsn } from "../../gateways/error-reports/parse-sentry-dsn.ts";
import { createSentryErrorReports, framesOf } from "../../gateways/error-reports/sentry-error-reports.ts";
import { useErrorHandler } from "../../http/error-handler.ts";
import { createLog, withErrorReports } from "../../http/log.ts";
import { registerTunnel } from "./register-tunnel.ts";

const sandbox = createSandbox({
  secretKey: "test_sk_local",
  clientKey: "test_ck_local",
  clock: () => new Date(),
  webhookUrls: [],
  publicUrl: "http://localhost",
});
let dsn: string;
beforeAll(async () => {
  const url = await sandbox.listen({ port: 0, host: "127.0.0.1" });
  dsn = `${url.replace("http://", "http://key@")}/4`;
});
afterAll(() => sandbox.close());

test.each([
  ["https://abc@sentry.example/4", "https://sentry.example/api/4/envelope/"],
  ["https://abc@sentry.example/own/4", "https://sentry.example/own/api/4/envelope/"],
  ["https://sentry.example/4", null],
  ["https://abc@sentry.example/", null],
  ["ftp://abc@sentry.example/4", null],
  ["nothing", null],
])("%s takes envelopes at %s", (text, url) => {
  expect(parseSentryDsn(text)?.envelopeUrl ?? null).toBe(url);
});

test("an envelope of the shop's own project is forwarded unchanged, any other is refused", async () => {
  const app = tunnel();
  const own = `{"dsn":"${dsn}"}\n{"type":"event"}\n{"message":"one"}`;
  expect(await post(app, own)).toBe(204);
  expect(await post(app, own.replace("key@", "other@"))).toBe(400);
  expect(await post(app, own.replace("/4", "/5"))).toBe(400);
  expect(await post(app, '{"dsn":"http://key@elsewhere.example/4"}\n{}')).toBe(400);
  expect(await post(app, "no envelope")).toBe(400);
  expect(await post(app, `${own}${"x".repeat(1024 * 1024)}`)).toBe(413);
  expect(await told()).toEqual([own]);
  await app.close();
});

test("one network address may send sixty reports a minute", async () => {
  const app = tunnel();
  const answers = await Promise.all(Array.from({ length: 61 }, () => post(app, "no envelope")));
  expect(answers.filter((status) => status === 429)).toHaveLength(1);
  await app.close();
});

test("a server error is reported with the loggable fields only", async () => {
  const to = parseSentryDsn(dsn);
  if (!to) throw new Error("It is one");
  const sent: string[] = [];
  const reports = createSentryErrorReports({
    dsn,
    to,
    environment: "test",
    fetch: async (_url, init) => {
      sent.push(String(init?.body));
      return new Response();
    },
    timeoutMs: 1000,
    newId: randomUUID,
  });
  const log = withErrorReports(createLog("silent"), reports, () => new Date(0));
  log.warn("not a bug", { code: "X" });
  log.error("unexpected error", {
    route: "/v1/x",
    error: "TypeError",
    stack: "at f (/a/b.ts:1:2)",
    ...({ phone: "010-1234-5678" } as object),
  });
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0]?.split("\n")[2] ?? "")).toMatchObject({
    environment: "test",
    tags: { route: "/v1/x", error: "TypeError" },
    exception: {
      values: [
        {
          type: "TypeError",
          value: "unexpected error",
          stacktrace: { frames: [{ function: "f", filename: "/a/b.ts", lineno: 1, colno: 2 }] },
        },
      ],
    },
  });
  expect(sent[0]).not.toContain("010-1234");
  for (let turn = 0; turn < 100; turn += 1) log.error("again", {});
  expect(sent).toHaveLength(30);
});

test("stack frames are sent with the place of the error last", () => {
  expect(framesOf("at f (/a.ts:1:2)\n    at /b.ts:3:4\nnothing")).toEqual([
    { function: "?", filename: "/b.ts", lineno: 3, colno: 4 },
    { function: "f", filename: "/a.ts", lineno: 1, colno: 2 },
  ]);
});

function tunnel() {
  const app = Fastify();
  useErrorHandler(app, createLog("silent"));
  registerTunnel(app, { dsn, fetch, now: () => 0 });
  return app;
}

async function post(app: ReturnType<typeof tunnel>, payload: string): Promise<number> {
  const headers = { "content-type": "text/plain;charset=UTF-8" };
  return (await app.inject({ method: "POST", url: "/monitor", headers, payload })).statusCode;
}

async function told(): Promise<string[]> {
  const answer = await sandbox.inject("/_sim/measured");
  return answer.json<{ envelopes: string[] }>().envelopes;
}
