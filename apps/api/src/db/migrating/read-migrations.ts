import { readdir, readFile } from "node:fs/promises";

export type Migration = {
  /** @example "0014_stock.sql" */
  name: string;
  sql: string;
  /**
   * `expand`: a process of the version before keeps working on the schema and can start on it. `contract`: it cannot,
   * so all of them are stopped first. A file declares `-- phase: expand` in its first lines; the default is `contract`.
   */
  phase: "expand" | "contract";
  /** True when it runs outside of a transaction, statement by statement (`-- transaction: none`): concurrent indexes. */
  isOutside: boolean;
};

/** Folder of the shop's own migrations. */
export const MIGRATIONS = new URL("../migrations/", import.meta.url);
const HEADER_LINES = 5;

/** Reads the migrations of a folder in the order of their names. */
export async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => readMigration(name, await readFile(new URL(name, folder), "utf8"))),
  );
}

/** @example readMigration("0040_x.sql", "-- phase: expand\nalter table …").phase // "expand" */
export function readMigration(name: string, sql: string): Migration {
  const header = sql.split("\n").slice(0, HEADER_LINES);
  return {
    name,
    sql,
    phase: header.includes("-- phase: expand") ? "expand" : "contract",
    isOutside: header.includes("-- transaction: none"),
  };
}

/**
 * Splits the statements of a migration that runs outside of a transaction. A statement ends with a semicolon at the end
 * of a line, except within the body of a function between `$$`.
 */
export function statementsOf(sql: string): string[] {
  const statements: string[] = [];
  let open = "";
  for (const part of sql.split(/;[ \t]*$/m)) {
    open = open === "" ? part : `${open};${part}`;
    // The body of a function has semicolons of its own.
    const isInBody = open.split("$$").length % 2 === 0;
    if (isInBody) continue;
    statements.push(open);
    open = "";
  }
  return [...statements, open]
    .map((text) => text.replaceAll(/^--.*$/gm, "").trim())
    .filter((text) => text !== "");
}
