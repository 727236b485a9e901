import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { getTypeParser } from "../db/connections/type-parsers.ts";
import { createDatabase, type Db } from "../db/database.ts";
import { withDatabase, withRole } from "../db/replace-database-url-parts.ts";
import { APP_DATABASE_ROLE_CREDENTIALS } from "./app-database-role-credentials.ts";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a type of a library is added to by an interface only
  export interface ProvidedContext {
    /** Address of a migrated database, copied for each test file. */
    templateUrl: string;
  }
}

export type TestDatabase = {
  /** Pool of the shop's role. */
  db: Db;
  url: string;
  /** Address for the owner of the tables, who may do what the shop's role may not. */
  ownerUrl: string;
  asOwner(sql: string): Promise<Record<string, unknown>[]>;
  /** Opens a session of the owner; the caller ends it. */
  connectAsOwner(): Promise<pg.Client>;
  statements: string[];
  drop(): Promise<void>;
};

/** Creates a database for this test file; `statements` collects the names of sent statements. */
export async function createTestDatabase(poolSize = 10): Promise<TestDatabase> {
  const templateUrl = inject("templateUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  // Privileges on a database are not copied with it.
  await asOwner(
    templateUrl,
    `create database ${name} template shop_template strategy file_copy`,
    `revoke temporary on database ${name} from public`,
  );
  const ownerUrl = withDatabase(templateUrl, name);
  const url = withRole(ownerUrl, APP_DATABASE_ROLE_CREDENTIALS);
  const statements: string[] = [];
  const db = createDatabase({
    url,
    poolSize,
    onStatement: (statement) => statements.push(statement),
    onError: (error) => {
      throw error;
    },
  });
  return {
    db,
    url,
    ownerUrl,
    asOwner: (sql) => runAlone(ownerUrl, sql),
    connectAsOwner: () => connectTo(ownerUrl),
    statements,
    async drop() {
      await db.close();
      // Without force: the pool's last connections are still closing, and the server waits for them.
      await asOwner(templateUrl, `drop database ${name}`);
    },
  };
}

async function asOwner(templateUrl: string, ...statements: string[]): Promise<void> {
  await runAlone(withDatabase(templateUrl, "postgres"), ...statements);
}

/** Runs SQL statements on a connection of their own. */
async function runAlone(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = await connectTo(url);
  try {
    let rows: Record<string, unknown>[] = [];
    for (const sql of statements) ({ rows } = await client.query(sql));
    return rows;
  } finally {
    await client.end();
  }
}

async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, types: { getTypeParser } });
  await client.connect();
  return client;
}
