import Fastify from "fastify";
import { expect, test } from "vitest";
import { type Health, registerHealth } from "./health.ts";

const UP = { isUp: true, isWritable: true };

test.each([
  ["a database that answers and can be written to", {}, 200],
  ["a database that is away", { database: () => ({ isUp: false, isWritable: false }) }, 503],
  ["a database that can only be read", { database: () => ({ isUp: true, isWritable: false }) }, 503],
  ["a process that was told to stop", { isDraining: () => true }, 503],
] as const)("/readyz with %s", async (_what, health, status) => {
  expect((await ask("/readyz", health)).statusCode).toBe(status);
});

test.each([
  ["nobody waits for a connection", {}, 200],
  ["somebody has waited for a moment", { stuckSince: () => performance.now() - 5000 }, 200],
  ["nobody got a connection for 30 s", { stuckSince: () => performance.now() - 31_000 }, 503],
  [
    "nobody got one because the database is away",
    {
      stuckSince: () => performance.now() - 31_000,
      database: () => ({ isUp: false, isWritable: false }),
    },
    200,
  ],
] as const)("/healthz when %s", async (_what, health, status) => {
  const response = await ask("/healthz", health);
  expect(response.statusCode).toBe(status);
});

async function ask(url: string, changed: Partial<Health>) {
  const app = Fastify();
  registerHealth(app, { database: () => UP, stuckSince: () => null, isDraining: () => false, ...changed });
  const response = await app.inject(url);
  await app.close();
  return response;
}
