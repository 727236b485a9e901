import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { type CatalogueFixture, createCatalogueFixture, NOON } from "./catalogue-fixture.ts";

let database: TestDatabase;
let fixture: CatalogueFixture;
beforeEach(async () => {
  [database, fixture] = await Promise.all([createTestDatabase(2), createCatalogueFixture()]);
});
afterEach(() => Promise.all([database.drop(), fixture.remove()]));

const past = async () =>
  (
    await database.db.pool.query(
      "select name, until, (value ->> 'photoReviewPoint')::int as photo from past_rule order by name",
    )
  ).rows;

test("an import of other rules keeps those before for the orders placed under them", async () => {
  await fixture.importInto(database.db);
  await fixture.importInto(database.db);
  expect(await past()).toEqual([]);
  await fixture.set("gradeRules", "point.photoReviewPoint", 900);
  await fixture.importInto(database.db);
  expect(await past()).toEqual([{ name: "points", until: NOON, photo: 300 }]);
  const { rows } = await database.db.pool.query(
    `select (rule_at('points', $1::timestamptz - interval '1 second') ->> 'photoReviewPoint')::int as before,
            (rule_at('points', $1) ->> 'photoReviewPoint')::int as since`,
    [NOON],
  );
  expect(rows).toEqual([{ before: 300, since: 900 }]);
});
