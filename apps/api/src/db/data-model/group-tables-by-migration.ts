import type { Migration } from "../migrating/read-migrations.ts";
import type { ModelTable } from "./read-table-descriptions.ts";

/** Tables that one migration creates, under its title and its leading comment. */
export type Subject = { title: string; intro: string; tables: readonly ModelTable[] };

/**
 * Groups tables by the migration that creates them, in the order in which it does; migrations without tables are left out.
 *
 * @throws when no migration creates one of the tables
 */
export function groupTablesByMigration(
  migrations: readonly Migration[],
  tables: readonly ModelTable[],
): Subject[] {
  const left = new Map(tables.map((table) => [table.name, table]));
  const subjects = migrations.flatMap(({ name, sql }) => {
    const own = createdIn(sql).flatMap((table) => left.get(table) ?? []);
    for (const { name: taken } of own) left.delete(taken);
    return own.length > 0 ? [{ title: titleOf(name), intro: introOf(sql), tables: own }] : [];
  });
  if (left.size > 0) throw new Error(`No migration creates ${[...left.keys()].join(", ")}`);
  return subjects;
}

function createdIn(sql: string): string[] {
  return [...sql.matchAll(/^create (?:unlogged )?table (?:if not exists )?([\w.]+)/gm)].map(
    ([, name = ""]) => name,
  );
}

/** @example titleOf("0017_cancellations_and_refunds.sql") // "Cancellations and refunds" */
function titleOf(file: string): string {
  const words = file
    .replace(/^\d+_/, "")
    .replace(/\.sql$/, "")
    .replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Joins the comment lines at the top of a migration, without those that steer it. */
function introOf(sql: string): string {
  const lines = sql.split("\n");
  const end = lines.findIndex((line) => !line.startsWith("--"));
  return lines
    .slice(0, end)
    .filter((line) => !/^-- (phase|transaction):/.test(line))
    .map((line) => line.replace(/^-- ?/, ""))
    .join(" ");
}
