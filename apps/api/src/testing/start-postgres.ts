import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "../../../shop/src/postgres/embedded-postgres.ts";
import { migrate } from "../db/migrate.ts";
import { withDatabase } from "../db/replace-database-url-parts.ts";
import { APP_DATABASE_ROLE_CREDENTIALS } from "./app-database-role-credentials.ts";
import { createMemoryTablespace } from "./memory-tablespace.ts";

export const TEMPLATE = "shop_template";

/** Starts one PostgreSQL for all tests, without fsync. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "todayfruit-test-"));
  const server = await startEmbeddedPostgres({
    dataDir,
    onStep: () => undefined,
    settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off" },
  });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const tablespace = await createMemoryTablespace(client);
  await client.query(`create database ${TEMPLATE} ${tablespace.clause}`);
  await client.end();
  const templateUrl = withDatabase(server.url, TEMPLATE);
  await migrate(templateUrl, { app: APP_DATABASE_ROLE_CREDENTIALS });
  project.provide("templateUrl", templateUrl);
  return async () => {
    await server.stop();
    await tablespace.remove();
    await rm(dataDir, { recursive: true, force: true });
  };
}
