import { expect, test } from "vitest";
import { asTrouble, DatabaseTrouble, endsConnection } from "./classify-database-trouble.ts";

test.each([
  ["57P01", "lost"],
  ["57P02", "lost"],
  ["57P03", "lost"],
  ["57P05", "lost"],
  ["08000", "lost"],
  ["08006", "lost"],
  ["08P01", "lost"],
  ["25P03", "lost"],
  ["26000", "lost"],
  ["ECONNREFUSED", "lost"],
  ["ECONNRESET", "lost"],
  ["EPIPE", "lost"],
  ["ETIMEDOUT", "lost"],
  ["ENOTFOUND", "lost"],
  ["53300", "busy"],
  ["53400", "busy"],
  ["53100", "full"],
  ["53200", "full"],
  ["55P03", "locked"],
  ["40P01", "locked"],
  ["40001", "locked"],
  ["57014", "slow"],
  ["25006", "read-only"],
] as const)("%s is classified as %s", (code, kind) => {
  expect(asTrouble(Object.assign(new Error("x"), { code }))).toMatchObject({ kind, code });
});

test.each([
  ["connect", "lost"],
  ["open", undefined],
  ["scandir", undefined],
] as const)(
  "ENOENT of the system call %s is classified as %s: a missing file is not the database's",
  (syscall, kind) => {
    expect(asTrouble(Object.assign(new Error("x"), { code: "ENOENT", syscall }))?.kind).toBe(kind);
  },
);

test.each([
  ["Query read timeout", "silent"],
  ["timeout exceeded when trying to connect", "busy"],
  ["Connection terminated due to connection timeout", "silent"],
  ["Connection terminated unexpectedly", "lost"],
  ["Client has encountered a connection error and is not queryable", "lost"],
  ["Cannot use a pool after calling end on the pool", "lost"],
] as const)("the driver's error '%s' is classified as %s", (message, kind) => {
  expect(asTrouble(new Error(message))?.kind).toBe(kind);
});

test.each(["23505", "23503", "23514", "42P01", "22P02", "XX000"])(
  "%s is classified as an error of the statement, not of the database",
  (code) => {
    expect(asTrouble(Object.assign(new Error("x"), { code }))).toBeNull();
  },
);

test("a connection is kept after a lock timeout or a statement timeout, and discarded after a loss", () => {
  const kinds = ["lost", "silent", "read-only", "unknown-commit", "locked", "slow", "busy", "full"] as const;
  const ending = kinds.filter((kind) => endsConnection(new DatabaseTrouble(kind)));
  expect(ending).toEqual(["lost", "silent", "read-only", "unknown-commit"]);
});
