import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** Source files of packages and apps with their imports, as the tests of docs/architecture.md read them. */

/** Import of one file by another; a path within the repository, or the name of a package. */
export type Arrow = { from: string; to: string };

const ROOT = path.resolve(import.meta.dirname, "../..");
const GENERATED = ["apps/api/src/db/tables.ts", "apps/api/src/db/row-types/statements.ts"];
const EVERY = /(?:from|import)\s*\(?\s*["']([^"']+)["']/g;

/** All TypeScript files, tests included, generated ones left out; a new folder is covered immediately. */
export const files = globSync(["packages/*/src/**/*.ts", "apps/*/{src,app}/**/*.{ts,tsx}"], { cwd: ROOT })
  .filter((file) => !GENERATED.includes(file))
  .sort();

/** Files without tests and what serves tests alone. */
export const sources = files.filter((file) => !isTest(file));

/** Every import of every source file, types included. */
export const arrows = sources.flatMap((file) => importsOf(file));

/** Lists the imports of a file, or those that a pattern finds. */
export function importsOf(file: string, pattern: RegExp = EVERY): Arrow[] {
  const found = withoutComments(read(file)).matchAll(pattern);
  return [...found].map(([, target = ""]) => ({ from: file, to: resolve(file, target) }));
}

/** Returns the feature of the API that a file belongs to. @example featureOf("apps/api/src/features/cart/add.ts") // "cart" */
export function featureOf(file: string): string | undefined {
  return /^apps\/api\/src\/features\/([^/]+)\//.exec(file)?.[1];
}

export function isIn(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`);
}

export function isInAny(file: string, folders: readonly string[]): boolean {
  return folders.some((folder) => isIn(file, folder));
}

/** Reads a file of the repository. */
export function read(file: string): string {
  return readFileSync(path.join(ROOT, file), "utf8");
}

export function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, "$1");
}

function resolve(file: string, target: string): string {
  const [target0 = target] = target.split("?");
  if (target0.startsWith("."))
    return path.posix.normalize(path.posix.join(path.posix.dirname(file), target0));
  const [, name, rest] = /^@todayfruit\/([a-z]+)\/(.+)$/.exec(target0) ?? [];
  if (!name || !rest) return target0;
  const home = ["domain", "contract", "client"].includes(name) ? `packages/${name}/src` : `apps/${name}/src`;
  return `${home}/${rest}.ts`;
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || isInAny(file, ["apps/api/src/testing", "packages/domain/src/testing"]);
}
