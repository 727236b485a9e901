import Fastify from "fastify";
import { expect, test } from "vitest";
import { registerOpenapiViewer } from "./register-openapi-viewer.ts";

function viewer(options: Partial<Parameters<typeof registerOpenapiViewer>[1]> = {}) {
  const app = Fastify();
  registerOpenapiViewer(app, { title: "API", ...options });
  return app;
}

test("viewer: its page allows files of its origin and styles with the nonce of this reply alone", async () => {
  const app = viewer();
  const [one, other] = [await app.inject("/docs"), await app.inject("/docs")];
  const policy = String(one.headers["content-security-policy"]);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'nonce-[\w+/=]{24}'; /);
  expect(policy).not.toMatch(/unsafe|\*|http/);
  expect(policy).not.toBe(other.headers["content-security-policy"]);
  const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
  expect(one.body).toContain(`content="${nonce}"`);
  expect(one.body).not.toMatch(/<script(?![^>]* src="\/docs\/)|<style| style="/);
  expect(one.headers["cache-control"]).toBe("no-store");
});

test("viewer: its scripts come from the package, compressed, and evaluate no text", async () => {
  const app = viewer();
  const script = await app.inject({ url: "/docs/viewer.js", headers: { "accept-encoding": "br" } });
  expect(script.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "content-encoding": "br",
  });
  expect(script.rawPayload.length).toBeLessThan(1_400_000);
  const plain = (await app.inject("/docs/viewer.js")).body;
  expect(plain).toContain("createApiReference");
  expect(plain).not.toMatch(/new Function\(|\beval\(/);
  expect((await app.inject("/docs/start.js")).body).toContain('url: "/openapi.json"');
});

test("viewer: a page that is guarded is refused by its guard", async () => {
  const app = viewer({ onRequest: async (_request, reply) => reply.code(401).send({}) });
  expect((await app.inject("/docs")).statusCode).toBe(401);
});
