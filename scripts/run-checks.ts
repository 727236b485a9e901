import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findChromium } from "./find-chromium.ts";

/** `npm run verify`: am I done? `npm test`: the same, then the build of every face and the journeys in a browser. */

type Step = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  counts?: true;
  /** It waits more than it works, so the next step begins with it. */
  withNext?: true;
};

const VARIANTS = ["todayfruit", "market", "farmer", "ru"];
const node = process.execPath;
const bin = (name: string) => path.resolve(import.meta.dirname, "../node_modules/.bin", name);
const types = (folder: string): Step => ({ name: `types ${folder}`, command: [bin("tsc"), "-p", folder] });

const VERIFY: Step[] = [
  { name: "format and lint", command: [bin("biome"), "ci", "--diagnostic-level=error"] },
  ...["packages/domain", "packages/contract", "apps/api", "apps/sandbox", "apps/shop"].map(types),
  {
    name: "types apps/storefront",
    command: ["npm", "run", "--silent", "typecheck", "-w", "@todayfruit/storefront"],
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
  ...VARIANTS.map((variant) => ({
    name: `build ${variant}`,
    command: [node, "apps/shop/src/main.ts", "build"],
    env: { VARIANT: variant },
  })),
  {
    name: "starts and ends",
    command: [bin("vitest"), "run", "--project", "process"],
    counts: true,
    withNext: true,
  },
  { name: "crashes", command: [bin("vitest"), "run", "--project", "faults"], counts: true },
  { name: "attacks", command: [bin("vitest"), "run", "--project", "abuse"], counts: true },
  { name: "browser journeys", command: [bin("vitest"), "run", "--project", "e2e"], counts: true },
];

const isTest = process.argv[2] === "test";
if (isTest) process.env.CHROMIUM = findChromium();
process.exitCode = await run(isTest ? TEST : VERIFY);

async function run(steps: readonly Step[]): Promise<number> {
  const reports = mkdtempSync(path.join(tmpdir(), "todayfruit-checks-"));
  const begin = performance.now();
  const total = { passed: 0, failed: 0 };
  for (const group of groupsOf(steps)) {
    const done = await Promise.all(
      group.map(async (step) => {
        const report = path.join(reports, `${steps.indexOf(step)}.json`);
        return { step, report, ok: await runStep(step, report) };
      }),
    );
    for (const { report } of done.filter(({ step }) => step.counts)) {
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

/** Steps that run at the same time stand together; groups follow one another. */
function groupsOf(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const [index, step] of steps.entries()) {
    if (steps[index - 1]?.withNext) groups.at(-1)?.push(step);
    else groups.push([step]);
  }
  return groups;
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
