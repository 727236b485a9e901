import type { FieldValues } from "@todayfruit/domain/record-edits/compare-record-fields";
import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";
import type { Operator } from "../../http/handler-context-types.ts";

/**
 * Record of a change: the fields that differ, before and after. `before` is `null` for a record that was added, `after`
 * for one that was deleted.
 */
export type ChangedRow = { id: number; before: FieldValues | null; after: FieldValues | null };

export type NewChange = {
  operatorId: number | null;
  source: Operator["source"];
  noun: string;
  rows: readonly ChangedRow[];
  reason: string;
  requestId: string;
  address: string | null;
  createdAt: Date;
  effectiveAt: Date;
  status: "scheduled" | "applied";
  undoesId: number | null;
};

const ADD = statement(
  "add-operator-change",
  `insert into operator_change (operator_id, source, noun, rows, reason, request_id, ip_address, created_at, effective_at,
                                status, ended_at, undoes_id)
   values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
);

/** Adds a change; returns its id. */
export async function addChange(tx: Tx, change: NewChange): Promise<number> {
  const row = requireOneRow(
    await tx.run(ADD, [
      change.operatorId,
      change.source,
      change.noun,
      JSON.stringify(change.rows),
      change.reason,
      change.requestId,
      change.address,
      change.createdAt,
      change.effectiveAt,
      change.status,
      change.status === "applied" ? change.createdAt : null,
      change.undoesId,
    ]),
  );
  return row.id;
}

const SET_ROWS = statement("set-rows-of-change", "update operator_change set rows = $2::jsonb where id = $1");

/** Sets the rows of a change that was opened before they were known. */
export async function setRowsOfChange(tx: Tx, id: number, rows: readonly ChangedRow[]): Promise<void> {
  await tx.run(SET_ROWS, [id, JSON.stringify(rows)]);
}

const DROP_OPENED = statement(
  "drop-opened-change",
  "delete from operator_change where id = $1 and rows = '[]'",
);

/** Deletes a change that was opened in this transaction and has written nothing. */
export async function dropOpenedChange(tx: Tx, id: number): Promise<void> {
  await tx.run(DROP_OPENED, [id]);
}

const TRACE = statement(
  "add-actions-of-change",
  `insert into operator_action (operator_id, source, action, subject, before, after, reason, request_id, at, ip_address, change_id)
   select c.operator_id, c.source, $2, $3 || ' ' || (row ->> 'id'), nullif(row -> 'before', 'null'), nullif(row -> 'after', 'null'), c.reason, c.request_id, $4,
          c.ip_address, c.id
     from operator_change c cross join jsonb_array_elements(c.rows) with ordinality as rows (row, place)
    where c.id = $1
    order by place`,
);

/** Adds a row to the trail for each record of a change. */
export async function addActionsOfChange(
  tx: Tx,
  change: { id: number; action: string; subject: string; at: Date },
): Promise<void> {
  await tx.run(TRACE, [change.id, change.action, change.subject, change.at]);
}

export type LastEdit = RowOf<typeof LAST>;

const LAST = statement(
  "list-last-edits",
  `select wanted.subject, last.name, last.at
     from unnest($1::text[]) as wanted (subject)
    cross join lateral (select o.name, a.at from operator_action a left join operator o on o.id = a.operator_id
                         where a.subject = wanted.subject and a.after is not null
                         order by a.id desc limit 1) last`,
);

/** Lists the last edit of each subject, e.g. `option 500029`: the operator's name, `null` for the command line, and the instant. */
export function listLastEdits(db: Runner, subjects: readonly string[]): Promise<LastEdit[]> {
  return db.run(LAST, [subjects]);
}

const NEXT_IDS = statement(
  "next-catalog-ids",
  "select nextval('catalog_id_seq')::bigint as id from generate_series(1, $1::int)",
).narrow<{ id: number }>();

/** Takes ids for records of the catalogue that operators add. */
export async function nextCatalogIds(tx: Tx, count: number): Promise<number[]> {
  return (await tx.run(NEXT_IDS, [count])).map(({ id }) => id);
}
