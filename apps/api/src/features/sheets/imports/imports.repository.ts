import type { IMPORT_STATUSES, ImportedSheet, SheetProblem } from "@todayfruit/contract/sheets/sheets.calls";
import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";
import type { Operator } from "../../../http/handler-context-types.ts";
import type { SheetRow } from "../definitions/sheet-column-types.ts";
import type { ReadColumn } from "../parsing/describe-sheet-problem.ts";

export type ImportStatus = (typeof IMPORT_STATUSES)[number];

export type NewImport = {
  sheet: ImportedSheet;
  fileName: string;
  columns: readonly ReadColumn[];
  problems: readonly SheetProblem[];
  rowCount: number;
  isPartial: boolean;
  operatorId: number;
  source: Operator["source"];
  reason: string;
  requestId: string;
  address: string | null;
  createdAt: Date;
};

const ADD = statement(
  "add-sheet-import",
  `insert into sheet_import (sheet, status, file_name, columns, problems, row_count, is_partial, operator_id, source, reason,
                             request_id, ip_address, created_at)
   values ($1, 'running', $2, $3::jsonb, $4::jsonb, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
);

const ADD_PARTS = statement(
  "add-sheet-import-parts",
  `insert into sheet_import_part (import_id, place, row_count, rows)
   select $1, place - 1, jsonb_array_length(rows), rows
     from jsonb_array_elements($2::jsonb) with ordinality as parts (rows, place)`,
);

/** Adds an import with its parts, which wait to be written; returns its id. */
export async function addImport(
  tx: Tx,
  i: NewImport,
  parts: readonly (readonly SheetRow[])[],
): Promise<number> {
  const { id } = requireOneRow(
    await tx.run(ADD, [
      i.sheet,
      i.fileName,
      JSON.stringify(i.columns),
      JSON.stringify(i.problems),
      i.rowCount,
      i.isPartial,
      i.operatorId,
      i.source,
      i.reason,
      i.requestId,
      i.address,
      i.createdAt,
    ]),
  );
  await tx.run(ADD_PARTS, [id, JSON.stringify(parts)]);
  return id;
}

const SUMS = `select i.id, i.sheet, i.status, i.file_name, i.row_count, i.reason, i.operator_id, o.name as operator_name,
       i.created_at, i.ended_at,
       (jsonb_array_length(i.problems) + coalesce(sum(jsonb_array_length(p.problems)), 0))::int as problem_count,
       coalesce(sum(p.changed_count), 0)::int as changed_count,
       (i.row_count - coalesce(sum(p.row_count) filter (where p.rows is not null), 0))::int as done_count
  from sheet_import i join operator o on o.id = i.operator_id left join sheet_import_part p on p.import_id = i.id`;

export type ImportRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-sheet-imports",
  `${SUMS}
    where i.id in (select id from sheet_import
                    where id < $1 and ($2::text is null or sheet = $2) and ($3::text is null or status = $3)
                    order by id desc limit $4)
    group by i.id, o.id order by i.id desc`,
).narrow<{
  sheet: ImportedSheet;
  status: ImportStatus;
  problem_count: number;
  changed_count: number;
  done_count: number;
}>();

/** Lists imports before an id, the newest first, with how far each is. */
export function listImports(
  db: Runner,
  query: { before: number; sheet: string | null; status: string | null; take: number },
): Promise<ImportRow[]> {
  return db.run(LIST, [query.before, query.sheet, query.status, query.take]);
}

const PARTS = statement(
  "list-sheet-import-parts",
  `select i.problems as own_problems, p.problems, p.change_id
     from sheet_import i join sheet_import_part p on p.import_id = i.id where i.id = $1 order by p.place`,
).narrow<{ own_problems: SheetProblem[]; problems: SheetProblem[] }>();

/** Lists the parts of an import in their order, with the rows that each refused and the change that it made. */
export function listImportParts(db: Runner, id: number): Promise<RowOf<typeof PARTS>[]> {
  return db.run(PARTS, [id]);
}

const LOCK = statement(
  "lock-sheet-import",
  "select id, sheet, status from sheet_import where id = $1 for update",
).narrow<{ sheet: ImportedSheet; status: ImportStatus }>();

export async function lockImport(tx: Tx, id: number): Promise<RowOf<typeof LOCK> | null> {
  const [row] = await tx.run(LOCK, [id]);
  return row ?? null;
}

const END = statement(
  "end-sheet-import",
  "update sheet_import set status = $2, ended_at = coalesce(ended_at, $3) where id = $1",
);

export async function endImport(
  tx: Runner,
  id: number,
  status: Exclude<ImportStatus, "running">,
  at: Date,
): Promise<void> {
  await tx.run(END, [id, status, at]);
}

const STOP = statement(
  "stop-sheet-import",
  "update sheet_import set status = 'stopped', ended_at = $4, stopped_by = $2, stop_reason = $3 where id = $1",
);

/** Ends a locked running import before its next part. */
export async function stopRunningImport(
  tx: Tx,
  stop: { id: number; operatorId: number; reason: string; at: Date },
): Promise<void> {
  await tx.run(STOP, [stop.id, stop.operatorId, stop.reason, stop.at]);
}

const PURGE = statement(
  "purge-sheet-imports",
  `delete from sheet_import where id in (select id from sheet_import where ended_at < $1 order by ended_at limit $2)
   returning id`,
);

/** Deletes imports that ended before an instant; the changes that they made stay. */
export async function purgeImports(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(PURGE, [before, take])).length;
}
