import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { glob, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Variant } from "@todayfruit/storefront/app/brand-variants/define-variant";
import { compressAssets } from "./compress-assets.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const STOREFRONT = path.join(ROOT, "apps/storefront");
/** Files whose change requires a new build. */
const SOURCES = [
  "apps/storefront/{app,public}/**/*.*",
  "apps/storefront/*.{ts,json}",
  "packages/{domain,contract}/src/**/*.ts",
  "package-lock.json",
];

export function buildFolder(variant: string): string {
  return path.join(STOREFRONT, "build", variant);
}

/** Loads the settings of a variant that its pages are built with: business details, names and support links. */
export function loadVariant(variant: string): Promise<{ variant: Variant }> {
  return import(/* @vite-ignore */ `@todayfruit/storefront/app/brand-variants/${variant}/brand-settings`);
}

/** Checks whether the kept build of a variant was made from the current sources. */
export async function isBuilt(variant: string): Promise<boolean> {
  const stamp = await readFile(stampFile(variant), "utf8").catch(() => null);
  return stamp !== null && stamp === (await sourceStamp());
}

/** Builds a variant and compresses its files. An interrupted build counts as not built. */
export async function buildStorefront(variant: string, opened: AsyncDisposableStack): Promise<void> {
  const stamp = await sourceStamp();
  await rm(stampFile(variant), { force: true });
  await runBuild(variant, opened);
  await compressAssets(path.join(buildFolder(variant), "client"));
  await writeFile(stampFile(variant), stamp);
}

function stampFile(variant: string): string {
  return path.join(buildFolder(variant), "stamp");
}

async function sourceStamp(): Promise<string> {
  const hash = createHash("sha256");
  const files: string[] = [];
  for await (const file of glob(SOURCES, { cwd: ROOT })) files.push(file);
  for (const file of files.sort()) {
    if (!(await stat(path.join(ROOT, file))).isFile()) continue;
    hash.update(file).update(await readFile(path.join(ROOT, file)));
  }
  return hash.digest("hex");
}

async function runBuild(variant: string, opened: AsyncDisposableStack): Promise<void> {
  const manifest = createRequire(path.join(STOREFRONT, "package.json")).resolve(
    "@react-router/dev/package.json",
  );
  const command = path.join(path.dirname(manifest), "bin.cjs");
  const child = spawn(process.execPath, [command, "build"], {
    cwd: STOREFRONT,
    env: { ...process.env, VARIANT: variant, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  opened.defer(() => void child.kill());
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += String(chunk);
  });
  child.stderr.on("data", (chunk) => {
    output += String(chunk);
  });
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on("error", reject).on("close", resolve),
  );
  if (code !== 0) throw new Error(`The storefront did not build:\n${output.slice(-4000)}`);
}
