import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { createDatabase, type Db } from "../db/database.ts";
import { withDatabase } from "../db/database-url.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A database at the schema of this code, to be copied for each test file. */
    templateUrl: string;
  }
}

export type TestDatabase = { db: Db; url: string; statements: string[]; drop(): Promise<void> };

/** A fresh database of this test file's own; `statements` names what was sent, for counting. */
export async function createTestDatabase(poolSize = 10): Promise<TestDatabase> {
  const templateUrl = inject("templateUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await asOwner(templateUrl, `create database ${name} template shop_template`);
  const url = withDatabase(templateUrl, name);
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
    statements,
    async drop() {
      await db.close();
      // Not by force: the pool's last connections are still saying goodbye, and the server waits for them.
      await asOwner(templateUrl, `drop database ${name}`);
    },
  };
}

async function asOwner(templateUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(templateUrl, "postgres") });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
