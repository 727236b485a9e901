import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { createDatabase, type Db } from "../db/database.ts";
import { withDatabase, withRole } from "../db/database-url.ts";
import { APP_ROLE } from "./app-role.ts";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a type of a library is added to by an interface only
  export interface ProvidedContext {
    /** A database at the schema of this code, to be copied for each test file. */
    templateUrl: string;
  }
}

export type TestDatabase = {
  /** As the role that the shop runs as. */
  db: Db;
  url: string;
  /** As the owner of the tables, for what the shop itself may not do. */
  ownerUrl: string;
  asOwner(sql: string): Promise<Record<string, unknown>[]>;
  /** A session as the owner, for whoever asked to end. */
  connectAsOwner(): Promise<pg.Client>;
  statements: string[];
  drop(): Promise<void>;
};

/** A fresh database of this test file's own; `statements` names what was sent, for counting. */
export async function createTestDatabase(poolSize = 10): Promise<TestDatabase> {
  const templateUrl = inject("templateUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  // Privileges of a database are not copied with it.
  await asOwner(
    templateUrl,
    `create database ${name} template shop_template`,
    `revoke temporary on database ${name} from public`,
  );
  const ownerUrl = withDatabase(templateUrl, name);
  const url = withRole(ownerUrl, APP_ROLE);
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
      // Not by force: the pool's last connections are still saying goodbye, and the server waits for them.
      await asOwner(templateUrl, `drop database ${name}`);
    },
  };
}

async function asOwner(templateUrl: string, ...statements: string[]): Promise<void> {
  await runAlone(withDatabase(templateUrl, "postgres"), ...statements);
}

/** Runs texts of SQL on a connection of their own. */
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
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}
