import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CAUSES } from "../../testing/alerts/alert-causes.ts";
import { type AlertTestShop, openAlertTestShop } from "../../testing/alerts/alert-test-shop.ts";
import { evaluatePromql } from "../../testing/alerts/evaluate-promql.ts";
import type { Scrape } from "../../testing/alerts/parse-prometheus-samples.ts";

/**
 * Checks that each rule of `docs/operate/alerts.yml` is silent before its cause and fires after it, on metrics scraped
 * over HTTP. Its `for` duration is Prometheus's own and not tested.
 */

const RULES = new Map(
  [
    ...readFileSync(new URL("../../../../../docs/operate/alerts.yml", import.meta.url), "utf8").matchAll(
      /- alert: (\w+)\n\s+expr: (.+)/g,
    ),
  ].map(([, name = "", expression = ""]) => [name, expression]),
);

let bench: AlertTestShop;
beforeAll(async () => {
  bench = await openAlertTestShop();
});
afterAll(() => bench.close());

test("every alert rule has a cause here", () => {
  expect([...RULES.keys()].sort()).toEqual(Object.keys(CAUSES).sort());
  expect(RULES.size).toBeGreaterThan(10);
});

test.each(Object.keys(CAUSES))(
  "the alert %s fires after its cause and not before",
  { timeout: 60_000 },
  async (name) => {
    const { from, first, cause } = CAUSES[name] ?? {};
    const { shop } = bench;
    const process = await bench.scraped((await from?.(bench)) ?? bench.registry);
    const expression = RULES.get(name) ?? "";
    await first?.(bench);
    // Effects of the previous test, such as a blocked event loop, are gone at the next scrape.
    let quiet: Scrape = { at: 0, samples: [] };
    const look = async () => {
      quiet = { at: shop.clock.now.getTime() / 1000, samples: await process.scrape() };
      return evaluatePromql(expression, [quiet]);
    };
    await expect.poll(look, { timeout: 10_000, interval: 200 }).toEqual([]);
    const end = await cause?.(bench, process);
    const after: Scrape = {
      at: Math.max(shop.clock.now.getTime() / 1000, quiet.at + 60),
      samples: await process.scrape(),
    };
    if (typeof end === "function") await end();
    expect(evaluatePromql(expression, [quiet, after])).not.toEqual([]);
  },
);
