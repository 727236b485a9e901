import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { describeStatement } from "./describe-statement.ts";
import { generateStatementTypes } from "./generate-statement-types.ts";
import { type Catalog, readCatalog } from "./pg-catalog.ts";

let database: TestDatabase;
let owner: pg.Client;
let catalog: Catalog;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = await database.connectAsOwner();
  await owner.query(`
    create table farm (id bigint primary key, name text not null, town text, kind text not null check (kind in ('orchard', 'field')));
    create table fruit (id bigint primary key, farm_id bigint references farm, name text not null, price integer)`);
  catalog = await readCatalog(owner);
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

/** Columns of a statement: `name` or `name?` when it can be null, with `*` when it is a column of a table. */
async function columnsOf(text: string): Promise<string> {
  const { columns } = await describeStatement(owner, catalog, { name: "tried", type: "tried", text });
  return columns
    .map(({ name, isNullable, isPlain }) => `${name}${isNullable ? "?" : ""}${isPlain ? "*" : ""}`)
    .join(" ");
}

test.each([
  ["a column is as the table has it", "select name, town from farm", "name* town?*"],
  [
    "an outer join makes columns of its other side nullable",
    "select a.name, f.name as farm from fruit a left join farm f on f.id = a.farm_id",
    "name* farm?*",
  ],
  [
    "a right join makes columns of its left side nullable",
    "select a.name, f.name as farm from fruit a right join farm f on f.id = a.farm_id",
    "name?* farm*",
  ],
  [
    "an outer join whose row is asked for is an inner one",
    "select f.name, f.town from fruit a left join farm f on f.id = a.farm_id where f.id = $1",
    "name* town?*",
  ],
  ["a condition proves a column", "select town from farm where town is not null", "town*"],
  ["one of two conditions proves nothing", "select town from farm where town = $1 or id = $2", "town?*"],
  ["nullability comes through queries", "select t.town from (select town from farm) t", "town?*"],
  [
    "nullability comes through a writing query",
    "with w as (update farm set town = $1 where town is not null returning id, town) select id, town from w",
    "id* town?*",
  ],
  [
    "an update that leaves a proven column alone keeps its proof",
    "update farm set name = $1 where town is not null returning town",
    "town*",
  ],
  [
    "a union can be null where one part is",
    "select name from farm union all select town from farm",
    "name?*",
  ],
  [
    "a recursive query can be null where its first part can",
    `with recursive walk as (select id, town from farm union all select w.id + 1, w.town from walk w where w.id < 3)
     select id, town from walk`,
    "id town?*",
  ],
  ["count is never null", "select count(*) as n from farm", "n"],
  ["a sum of nothing is null", "select sum(id) as n from farm", "n?"],
  ["a sum of a group is there", "select kind, sum(id) as n from farm group by kind", "kind* n"],
  ["coalesce is there when one of its values is", "select coalesce(town, name) as town from farm", "town"],
  ["a case without else can be null", "select case when id = 1 then name end as name from farm", "name?"],
  ["a query as a value can find nothing", "select (select name from farm limit 1) as name", "name?"],
  [
    "a list and a question have an answer",
    "select array(select id from farm) as ids, exists (select) as is",
    "ids is",
  ],
  ["a field of a document can be missing", "select to_jsonb(name) ->> 'a' as a from farm", "a?"],
])("%s", async (_, text, expected) => {
  expect(await columnsOf(text)).toBe(expected);
});

test("types include the texts of a check, the names of parameters, and null where the column allows it", async () => {
  const text =
    "insert into farm (id, name, town, kind) values ($1, $2, $3, $4) returning kind, $2::text as name, now() as at";
  const types = await generateStatementTypes(owner, [{ name: "add-farm", type: "add-farm", text }]);
  expect(types).toContain("values: readonly [id: number, name: string, town: string | null, kind: string];");
  expect(types).toContain('kind: "orchard" | "field";');
  expect(types).toContain("at: Date;");
});

test("variants are merged, and refused when their columns differ", async () => {
  const variant = (name: string, text: string) => ({ name, type: "list", text });
  const types = await generateStatementTypes(owner, [
    variant("list-a", "select name as label from farm"),
    variant("list-b", "select town as label from farm where id > $1"),
  ]);
  expect(types).toContain("label: string | null;");
  expect(types).toContain("values: readonly [id?: number];");
  await expect(
    generateStatementTypes(owner, [
      variant("list-a", "select id as label from farm"),
      variant("list-b", "select name as label from farm"),
    ]),
  ).rejects.toThrow("give different rows");
});

test("a statement that the database rejects is named in the error", async () => {
  const wrong = { name: "find-nothing", type: "find-nothing", text: "select nothing from farm" };
  await expect(describeStatement(owner, catalog, wrong)).rejects.toThrow("find-nothing");
  expect(await columnsOf("select id from farm")).toBe("id*");
});
