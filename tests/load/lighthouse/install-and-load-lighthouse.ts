import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { CHROMIUM_FLAGS, findChromium } from "../../../scripts/find-chromium.ts";

/** Runs Lighthouse on a page of a browser that listens at `port`; `undefined` when it could not. */
export type Lighthouse = (
  url: string,
  flags: LighthouseFlags,
) => Promise<{ lhr: LighthouseResult } | undefined>;

export type LighthouseFlags = {
  port: number;
  onlyCategories: readonly string[];
  onlyAudits?: readonly string[];
  formFactor?: "mobile" | "desktop";
  screenEmulation?: {
    mobile: boolean;
    width: number;
    height: number;
    deviceScaleFactor: number;
    disabled: boolean;
  };
  extraHeaders?: Readonly<Record<string, string>>;
  logLevel: "error";
};

/** Parts of a result that are read here. */
export type LighthouseResult = {
  finalDisplayedUrl: string;
  /** Speed of the browser on this machine, by Lighthouse's own loop; a mid-range desktop has 1,000 to 1,500. */
  environment: { benchmarkIndex: number };
  /** Scores from 0 to 1. */
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<
    string,
    {
      id: string;
      score: number | null;
      scoreDisplayMode: string;
      numericValue?: number;
      details?: { items?: { resourceType?: string; transferSize?: number }[] };
    }
  >;
};

const FOLDER = import.meta.dirname;

/** Browser of its own profile that Lighthouse drives by its port. */
export type Chrome = { port: number; kill(): void };

/**
 * Loads Lighthouse and what opens its browser, and installs both into this folder at their first use: their 200 packages
 * measure the shop, and neither run, build nor test it.
 */
export async function installAndLoadLighthouse(): Promise<{
  lighthouse: Lighthouse;
  openChrome(): Promise<Chrome>;
}> {
  if (!existsSync(path.join(FOLDER, "node_modules/lighthouse"))) await install();
  const { default: lighthouse } = await load<{ default: Lighthouse }>("lighthouse");
  const { launch } = await load<{
    launch(options: { chromePath: string; chromeFlags: string[] }): Promise<Chrome>;
  }>("chrome-launcher");
  return {
    lighthouse,
    openChrome: () =>
      launch({ chromePath: findChromium(), chromeFlags: ["--headless=new", ...CHROMIUM_FLAGS] }),
  };
}

/** Adds up the kilobytes of the scripts of a result, with their headers. */
export function scriptKilobytesOf({ audits }: LighthouseResult): number {
  const requests = audits["network-requests"]?.details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === "Script");
  return Math.round(scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024);
}

/** Lists the audits of a result that a page did not pass. */
export function failedAuditsOf({ audits }: LighthouseResult): string[] {
  return Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === "binary")
    .map(({ id }) => id);
}

async function load<Module>(name: string): Promise<Module> {
  const file = createRequire(path.join(FOLDER, "package.json")).resolve(name);
  return (await import(pathToFileURL(file).href)) as Module;
}

async function install(): Promise<void> {
  console.log("Lighthouse is installed …");
  const words = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
  const isWindows = process.platform === "win32";
  const child = spawn("npm", words, {
    cwd: FOLDER,
    stdio: ["ignore", "ignore", "inherit"],
    shell: isWindows,
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`npm ci of Lighthouse ended with ${code}`);
}
