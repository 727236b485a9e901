import { glob } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { DECLARED, type DeclaredStatement } from "../database.ts";

const SOURCE = fileURLToPath(new URL("../../", import.meta.url));

/** Loads every module that may declare statements, and lists what they declared, in order of name. */
export async function loadStatements(): Promise<readonly DeclaredStatement[]> {
  for await (const file of glob("**/*.ts", { cwd: SOURCE }))
    if (!/\.test\.ts$|(^|\/)testing\//.test(file)) await import(`${SOURCE}${file}`);
  return DECLARED.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
