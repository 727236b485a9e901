import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { inject } from "vitest";
import { withDatabase } from "../db/replace-database-url-parts.ts";

/** Databases without tables, and folders of migrations, for tests of migrating. */

const made: string[] = [];

/** Creates a database without tables and returns its URL, as its owner; `options` are those of `create database`. */
export async function emptyDatabase(options = ""): Promise<string> {
  const name = `migrate_${randomUUID().replaceAll("-", "")}`;
  await asOwner(`create database ${name} template template0 ${options}`);
  made.push(name);
  return withDatabase(inject("templateUrl"), name);
}

/** Drops the databases of `emptyDatabase`; after each test. */
export async function dropDatabases(): Promise<void> {
  for (const name of made.splice(0)) await asOwner(`drop database ${name}`);
}

/** Reads the migrations of the shop: SQL by file name. */
export async function realMigrations(): Promise<Record<string, string>> {
  const folder = new URL("../db/migrations/", import.meta.url);
  const names = await readdir(folder);
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, await readFile(new URL(name, folder), "utf8")] as const),
    ),
  );
}

/** Writes migrations, SQL by file name, into a folder of their own. */
export async function folderOf(files: Record<string, string>): Promise<URL> {
  const folder = await mkdtemp(path.join(tmpdir(), "todayfruit-migrations-"));
  for (const [name, sql] of Object.entries(files)) await writeFile(path.join(folder, name), sql);
  return pathToFileURL(`${folder}/`);
}

/** Runs a statement on the server of the tests, as the owner of its databases. */
export function asOwner(sql: string): Promise<Record<string, unknown>[]> {
  return runOn(withDatabase(inject("templateUrl"), "postgres"), sql);
}

/** Runs a statement on a connection of its own and returns its rows. */
export async function runOn(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
