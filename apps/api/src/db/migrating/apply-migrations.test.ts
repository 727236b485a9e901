import pg from "pg";
import { afterEach, expect, test } from "vitest";
import {
  dropDatabases,
  emptyDatabase,
  folderOf,
  realMigrations,
  runOn,
} from "../../testing/migration-test-helpers.ts";
import { migrate } from "../migrate.ts";

afterEach(dropDatabases);

test("a migration waits for a table in use in short attempts, and shoppers go first", async () => {
  const url = await emptyDatabase();
  await migrate(url);
  const folder = await folderOf({
    ...(await realMigrations()),
    "9000_column.sql": "-- phase: expand\nalter table shop_rule add column note text;",
  });
  const shopper = new pg.Client({ connectionString: url });
  await shopper.connect();
  await shopper.query("begin; select from shop_rule");
  const migrating = migrate(url, { folder });
  await new Promise((resolve) => setTimeout(resolve, 3500));
  // While the change pauses, the table can be used by others.
  await runOn(url, "select from shop_rule");
  await shopper.query("commit");
  expect(await migrating).toEqual({ applied: ["9000_column.sql"] });
  await shopper.end();
});

test("a migration that waits for a second table lets go of the first before a shopper gives up", async () => {
  const url = await emptyDatabase();
  await migrate(url);
  const folder = await folderOf({
    ...(await realMigrations()),
    "9000_columns.sql":
      "-- phase: expand\nalter table shop_rule add column note text;\nalter table faq add column note text;",
  });
  const shopper = new pg.Client({ connectionString: url });
  await shopper.connect();
  await shopper.query("set lock_timeout = '900ms'; begin; select from faq");
  const migrating = migrate(url, { folder });
  await expect
    .poll(() => runOn(url, "select from pg_locks where not granted and relation = 'faq'::regclass"), {
      interval: 5,
      timeout: 10_000,
    })
    .toHaveLength(1);
  await shopper.query("select from shop_rule; commit");
  expect(await migrating).toEqual({ applied: ["9000_columns.sql"] });
  await shopper.end();
});

test("a migration with transaction: none runs outside a transaction, between those that run inside one", async () => {
  const url = await emptyDatabase();
  await migrate(url);
  const folder = await folderOf({
    ...(await realMigrations()),
    "9000_column.sql": "-- phase: expand\nalter table shop_rule add column note text;",
    "9001_index.sql":
      "-- phase: expand\n-- transaction: none\ncreate index concurrently if not exists shop_rule_note on shop_rule (note);\nanalyze shop_rule;\n",
    "9002_column.sql": "-- phase: expand\nalter table shop_rule add column more text;",
  });
  const applied = ["9000_column.sql", "9001_index.sql", "9002_column.sql"];
  expect(await migrate(url, { folder })).toEqual({ applied });
  expect(
    await runOn(url, "select indisvalid from pg_index where indexrelid = 'shop_rule_note'::regclass"),
  ).toEqual([{ indisvalid: true }]);
});
