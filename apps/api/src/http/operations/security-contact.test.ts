import Fastify from "fastify";
import { expect, test } from "vitest";
import { registerSecurityContact } from "./security-contact.ts";

test("security.txt names the contact and an expiry that is always ahead", async () => {
  const app = Fastify();
  let now = new Date("2026-11-22T00:00:00Z");
  registerSecurityContact(app, {
    contact: "mailto:security@shop.example",
    origin: "https://shop.example",
    now: () => now,
  });
  const first = await app.inject("/.well-known/security.txt");
  expect(first.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(first.body).toBe(
    `Contact: mailto:security@shop.example
Expires: 2026-12-22T00:00:00.000Z
Preferred-Languages: ko, en
Canonical: https://shop.example/.well-known/security.txt
`,
  );
  now = new Date("2028-01-01T00:00:00Z");
  expect((await app.inject("/.well-known/security.txt")).body).toContain("Expires: 2028-01-31T00:00:00.000Z");
  await app.close();
});
