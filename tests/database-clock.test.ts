import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** Rules receive the time as an argument. Files that read the database's clock are listed here with the reason. */

const ROOT = path.resolve(import.meta.dirname, "..");
const CLOCK =
  /\bnow\(\)|\bcurrent_(?:date|time|timestamp)\b|\b(?:clock|statement|transaction)_timestamp\(\)|\blocaltime(?:stamp)?\b/gi;

const REASONS: Record<string, string> = {
  "apps/api/src/jobs/queue/announce-worker-and-free-jobs.ts":
    "the queue keeps its own times by the database's clock, which all processes share",
  "apps/api/src/jobs/queue/task-results.repository.ts": "when a task ran, beside the queue's own times",
  "apps/api/src/features/audit/invariants/job-invariants.ts": "looks at the queue's own times",
  "apps/api/src/features/health/list-job-status.repository.ts":
    "measures how late due jobs are by the queue's own times",
  "apps/api/src/features/audit/invariants/communication/message-invariants.ts":
    "asks whether the queue was worked on in the last ten minutes",
  "apps/api/src/features/audit/audit-instant.sql.ts":
    "for who reads an invariant by hand; an audit sets its own",
  "apps/api/src/db/connections/open-pool.ts": "monotonic time between answers, of this process alone",
  "apps/api/src/http/operations/health.ts": "monotonic time, compared with that of the pools",
  "apps/api/src/db/migrating/apply-migrations.ts": "when a migration ran; nobody reckons with it",
  "apps/api/src/db/migrations/0125_bounds_of_status_changes.sql":
    "how far ahead the first month begins; rows that are later move the bound",
  "apps/api/src/db/migrations/0014_stock.sql":
    "when a move of stock was written, to read the ledger by; nothing is decided by it",
  "apps/api/src/db/migrations/0143_past_rows.sql":
    "when a row changed, for who looks at what was shown then; nothing is decided by it",
};

test("sql: no statement reads the database's clock except the listed ones", () => {
  const files = globSync("{apps/api,apps/shop}/src/**/*.{ts,sql}", { cwd: ROOT }).filter(
    (file) => !file.endsWith(".test.ts") && !file.includes("/testing/"),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => asksForTime(file, readFileSync(path.join(ROOT, file), "utf8")));
  expect(found.sort()).toEqual(Object.keys(REASONS).sort());
});

test("sql: the check matches statements only, not names in the program", () => {
  expect(asksForTime("a.ts", 'const at = now();\nconst s = "select 1"; // now()')).toBe(false);
  expect(asksForTime("a.ts", `const s = \`select $${"{now()}"} from t\`;`)).toBe(false);
  expect(asksForTime("a.ts", 'const s = "delete from t where at < now()";')).toBe(true);
  expect(asksForTime("a.ts", "const s = `select\n CURRENT_DATE - 30`;")).toBe(true);
  expect(asksForTime("a.sql", "-- now() is nobody's\nselect 1;")).toBe(false);
  expect(asksForTime("a.sql", "select clock_timestamp();")).toBe(true);
});

/** Searches the strings of a program, or SQL without its comments, for the database's clock. */
function asksForTime(file: string, text: string): boolean {
  const statements = file.endsWith(".sql")
    ? [text.replaceAll(/--.*/g, "")]
    : [...text.matchAll(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g)].map(([found]) =>
        found.replaceAll(/\$\{[^}]*\}/g, ""),
      );
  return statements.some((statement) => statement.match(CLOCK) !== null);
}
