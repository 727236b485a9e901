import Fastify from "fastify";
import { expect, test } from "vitest";
import { registerOperatorOpenapi } from "./register-operator-openapi.ts";

function consoleWith(answers: Record<string, number>) {
  const api = Fastify();
  api.get("/operator/v1/me", (request, reply) => {
    const status = answers[request.headers.authorization ?? ""] ?? 401;
    return reply.code(status).send(status === 200 ? {} : { code: "TOKEN_INVALID" });
  });
  const app = Fastify();
  registerOperatorOpenapi(app, {
    api,
    isHttps: false,
    origin: "http://localhost:3002",
    shopOrigin: "http://localhost:3000",
  });
  return app;
}

test("operators' document: a session reads it, with the console's address before the shop's", async () => {
  const app = consoleWith({ "Bearer good": 200 });
  const reply = await app.inject({ url: "/openapi.json", headers: { cookie: "console=good" } });
  expect([reply.statusCode, reply.headers["cache-control"]]).toEqual([200, "private, no-cache"]);
  const { servers, paths } = reply.json<{ servers: { url: string }[]; paths: Record<string, object> }>();
  expect(servers.map(({ url }) => url)).toEqual(["http://localhost:3002", "http://localhost:3000"]);
  expect(Object.keys(paths).every((path) => path.startsWith("/operator/v1/"))).toBe(true);
});

test("operators' document: without a session a browser is led to the login and back, a program is refused", async () => {
  const app = consoleWith({ "Bearer foreign": 403 });
  const html = { accept: "text/html" };
  const browser = await app.inject({ url: "/openapi.json", headers: html });
  expect([browser.statusCode, browser.headers.location]).toEqual([302, "/login?next=%2Fopenapi.json"]);
  const program = await app.inject({ url: "/openapi.json", headers: { cookie: "console=old" } });
  expect([program.statusCode, program.json()]).toEqual([401, { code: "TOKEN_INVALID" }]);
  const elsewhere = await app.inject({
    url: "/openapi.json",
    headers: { ...html, cookie: "console=foreign" },
  });
  expect(elsewhere.statusCode).toBe(403);
});
