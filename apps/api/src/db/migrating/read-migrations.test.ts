import { expect, test } from "vitest";
import { statementsOf } from "./read-migrations.ts";

test("a migration is split at the ends of statements, not within the body of a function", () => {
  const sql = `-- phase: expand
create table one (id int);
create function two() returns trigger language plpgsql as $$
begin
  return null;
end $$;
create index three on one (id);
`;
  expect(statementsOf(sql).map((text) => text.split(/[\s(]/).slice(0, 3).join(" "))).toEqual([
    "create table one",
    "create function two",
    "create index three",
  ]);
});
