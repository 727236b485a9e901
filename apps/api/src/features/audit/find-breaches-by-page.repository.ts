import { type Statement, statement, statementVariant, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";
import { INVARIANTS } from "./all-invariants.sql.ts";
import type { Invariant } from "./invariant-types.ts";

/** Limit of reported violations per page. */
const SHOWN = 100;

const SET_UP = statement(
  "audit-set-up",
  `select set_config('audit.now', $1, true) as now, set_config('statement_timeout', $2, true),
          set_config('plan_cache_mode', 'force_custom_plan', true), set_config('transaction_read_only', 'on', true)`,
).narrow<{ now: string }>();

/**
 * Prepares a transaction for checking one page: read only, with the instant of the audit, a time limit per statement in
 * ms, and plans made for the keys of the page.
 */
export async function setUpPage(tx: Tx, now: Date, limitMs: number): Promise<void> {
  await tx.run(SET_UP, [now.toISOString(), String(limitMs)]);
}

type Bounds = { rows: number; last: number | null };
type Looks = {
  bounds: Statement<readonly [after: number, take: number] | readonly [], Bounds>;
  breaches: Statement<readonly [from: number, until: number] | readonly [], { subject: string }>;
};

const LOOKS = new Map<Invariant, Looks>(
  INVARIANTS.map((invariant, turn) => [invariant, looksOf(invariant, turn)]),
);

function looksOf({ of, key = "id", breaches }: Invariant, turn: number): Looks {
  const bounds =
    key === null
      ? `select count(*) as rows, null::bigint as last from ${of}`
      : `select count(*) as rows, max(key)::bigint as last
           from (select ${key} as key from ${of} where ${key} > $1 order by ${key} limit $2) page`;
  return {
    bounds: statementVariant("audit-bounds", String(turn), bounds),
    breaches: statementVariant(
      "audit-breaches",
      String(turn),
      `select distinct subject from (${breaches}) found order by subject limit ${SHOWN}`,
    ).narrow<{ subject: string }>(),
  };
}

/**
 * Finds the page after a key: its number of rows, at most `take`, and its last key; `null` without rows or for a table
 * without a key.
 */
export async function boundPage(
  tx: Tx,
  invariant: Invariant,
  after: number,
  take: number,
): Promise<{ rows: number; last: number | null }> {
  const { bounds } = looksAt(invariant);
  return requireOneRow(await tx.run(bounds, invariant.key === null ? [] : [after, take]));
}

/** Finds the violating rows with keys from `from` to `until`, sorted by subject. */
export async function findBreaches(
  tx: Tx,
  invariant: Invariant,
  from: number,
  until: number,
): Promise<string[]> {
  const { breaches } = looksAt(invariant);
  const found = await tx.run(breaches, invariant.key === null ? [] : [from, until]);
  return found.map(({ subject }) => subject);
}

function looksAt(invariant: Invariant): Looks {
  const looks = LOOKS.get(invariant);
  if (!looks) throw new Error(`Not an invariant of the audit: ${invariant.name}`);
  return looks;
}
