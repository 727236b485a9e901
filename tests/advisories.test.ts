import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

const BULK = "/-/npm/v1/security/advisories/bulk";
const WAIT_MS = 60_000;

/** Runs the check against a registry that gives this answer to the query for advisories. */
async function checkAt(answer: (response: ServerResponse) => void): Promise<{ code: number; said: string }> {
  const registry = createServer((request, response) => {
    request.resume().on("end", () => {
      if (request.url === BULK) answer(response);
      else response.writeHead(404).end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(registry, "listening");
  try {
    return await check(`http://127.0.0.1:${(registry.address() as AddressInfo).port}/`);
  } finally {
    registry.closeAllConnections();
    registry.close();
  }
}

async function check(registry: string): Promise<{ code: number; said: string }> {
  // npm caches an advisory by its number.
  const cache = await mkdtemp(path.join(tmpdir(), "todayfruit-advisories-"));
  const child = spawn(process.execPath, ["scripts/check-advisories.ts"], {
    cwd: path.resolve(import.meta.dirname, ".."),
    env: { ...process.env, npm_config_registry: registry, npm_config_cache: cache },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += String(chunk)));
  const [code] = await once(child, "close");
  await rm(cache, { recursive: true, force: true });
  return { code: Number(code), said };
}

const advisory = (severity: string) => ({
  fastify: [
    {
      id: 1,
      url: "https://advisories.example/1",
      title: "A request too many",
      severity,
      vulnerable_versions: "<99",
      cwe: [],
    },
  ],
});
const json = (body: object) => (response: ServerResponse) =>
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));

test.each(["high", "critical"])(
  "an advisory of %s severity for a package of the shop fails, and is named",
  { timeout: WAIT_MS },
  async (severity) => {
    const { code, said } = await checkAt(json(advisory(severity)));
    expect(said).toContain(`fastify: ${severity}, A request too many https://advisories.example/1`);
    expect(code).toBe(1);
  },
);

test.each([
  ["no advisory", {}],
  ["one of a low severity", advisory("low")],
  [
    "one for versions that the shop has not",
    { fastify: [{ ...advisory("high").fastify[0], vulnerable_versions: "<0.1" }] },
  ],
  ["one for a package of the tests", { vitest: advisory("critical").fastify }],
])("%s passes", { timeout: WAIT_MS }, async (_what, body) => {
  const { code, said } = await checkAt(json(body));
  expect(said).toMatch(/^No advisory of a high severity for the \d\d+ packages that the shop runs with\.\n$/);
  expect(code).toBe(0);
});

test.each([
  [
    "refuses the question",
    (response: ServerResponse) => response.writeHead(405, { allow: "GET" }).end(),
    /405 Method Not Allowed/,
  ],
  ["answers with an error", (response: ServerResponse) => response.writeHead(500).end(), /500/],
])("a registry that %s is reported and passes", { timeout: WAIT_MS }, async (_what, answer, reason) => {
  const { code, said } = await checkAt(answer);
  expect(said).toMatch(/^Advisories were NOT looked up: the registry does not answer \(/);
  expect(said).toMatch(reason);
  expect(code).toBe(0);
});

test("advisories: an unreachable registry is reported and passes", { timeout: WAIT_MS }, async () => {
  const { code, said } = await check("http://127.0.0.1:1/");
  expect(said).toMatch(/^Advisories were NOT looked up: .*ECONNREFUSED/);
  expect(code).toBe(0);
});
