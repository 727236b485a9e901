import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findChromium } from "./find-chromium.ts";

/**
 * `npm run verify`: runs all quick checks. `npm test`: the same, then the build of every face and the journeys in a
 * browser.
 */

type Step = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  counts?: true;
  /** Lane for steps that mostly wait: lanes run in parallel, the steps of a lane in sequence. */
  lane?: "left" | "right";
};

const VARIANTS = ["todayfruit", "market", "farmer", "ru"];
const node = process.execPath;
const bin = (name: string) => path.resolve(import.meta.dirname, "../node_modules/.bin", name);
const types = (folder: string): Step => ({ name: `types ${folder}`, command: [bin("tsc"), "-p", folder] });

const VERIFY: Step[] = [
  { name: "format and lint", command: [bin("biome"), "ci", "--diagnostic-level=error"] },
  ...["packages/domain", "packages/contract", "packages/client", "apps/api", "apps/sandbox", "apps/shop"].map(
    types,
  ),
  {
    name: "types apps/storefront",
    command: ["npm", "run", "--silent", "typecheck", "-w", "@todayfruit/storefront"],
  },
  {
    name: "types apps/console",
    command: ["npm", "run", "--silent", "typecheck", "-w", "@todayfruit/console"],
  },
  types("."),
  { name: "nothing unused", command: [bin("knip")] },
  {
    name: "unit, API and architecture tests",
    command: [bin("vitest"), "run", "--project", "unit", "--project", "api"],
    counts: true,
  },
];

const TEST: Step[] = [
  ...VERIFY,
  { name: "advisories", command: [node, "scripts/check-advisories.ts"] },
  ...VARIANTS.map((variant) => ({
    name: `build ${variant}`,
    command: [node, "apps/shop/src/main.ts", "build"],
    env: { VARIANT: variant },
  })),
  {
    name: "starts and ends",
    command: [bin("vitest"), "run", "--project", "process"],
    counts: true,
    lane: "left",
  },
  { name: "attacks", command: [bin("vitest"), "run", "--project", "abuse"], counts: true, lane: "left" },
  { name: "crashes", command: [bin("vitest"), "run", "--project", "faults"], counts: true, lane: "right" },
  { name: "browser journeys", command: [bin("vitest"), "run", "--project", "e2e"], counts: true },
];

const isTest = process.argv[2] === "test";
if (isTest) process.env.CHROMIUM = findChromium();
process.exitCode = await run(isTest ? TEST : VERIFY);

async function run(steps: readonly Step[]): Promise<number> {
  const reports = mkdtempSync(path.join(tmpdir(), "todayfruit-checks-"));
  // The shop is started some hundred times: the first start's compile cache serves the others.
  process.env.NODE_COMPILE_CACHE = path.join(reports, "compiled");
  const begin = performance.now();
  const total = { passed: 0, failed: 0 };
  for (const group of groupsOf(steps)) {
    const done = (await Promise.all(lanesOf(group).map((lane) => runLane(lane, reports)))).flat();
    for (const { step, report } of done) {
      if (!step.counts) continue;
      const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
      total.passed += numPassedTests;
      total.failed += numFailedTests;
    }
    const failed = done.find(({ ok }) => !ok);
    if (failed) {
      console.log(`\n${failed.step.name}: failed`);
      console.log(`${total.passed} passed, ${total.failed} failed`);
      return 1;
    }
  }
  console.log(`\nEverything holds (${Math.round((performance.now() - begin) / 1000)} s).`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return 0;
}

/** Groups consecutive steps that have lanes; groups run in sequence. */
function groupsOf(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.lane && last?.[0]?.lane) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

function lanesOf(group: readonly Step[]): Step[][] {
  return [...Map.groupBy(group, ({ lane }) => lane).values()];
}

type Done = { step: Step; report: string; ok: boolean };

/** Runs a lane until its first step fails. */
async function runLane(lane: readonly Step[], reports: string): Promise<Done[]> {
  const done: Done[] = [];
  for (const step of lane) {
    const report = path.join(reports, `${step.name.replaceAll(/\W+/g, "-")}.json`);
    const ok = await runStep(step, report);
    done.push({ step, report, ok });
    if (!ok) break;
  }
  return done;
}

async function runStep({ name, command, env, counts }: Step, report: string): Promise<boolean> {
  const begin = performance.now();
  const [file = "", ...words] = command;
  const reporters = counts ? ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`] : [];
  console.log(`\n▸ ${name}`);
  const child = spawn(file, [...words, ...reporters], { stdio: "inherit", env: { ...process.env, ...env } });
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once("close", resolve);
    child.once("error", reject);
  });
  console.log(`  ${name}: ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  return status === 0;
}
