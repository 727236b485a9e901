import type { ImportedSheet, SheetProblem } from "@todayfruit/contract/sheets/sheets.calls";
import { type RowOf, statement, type Tx } from "../../../db/database.ts";
import type { Operator } from "../../../http/handler-context-types.ts";
import type { SheetRow } from "../definitions/sheet-column-types.ts";
import type { ReadColumn } from "../parsing/describe-sheet-problem.ts";

export type WaitingPart = RowOf<typeof LOCK_NEXT>;

const LOCK_NEXT = statement(
  "lock-next-import-part",
  `select i.id, i.sheet, i.columns, i.is_partial, i.reason, i.operator_id, o.name as operator_name, coalesce(o.email, '') as operator_email,
          i.source, i.request_id, i.ip_address, p.place, p.rows,
          not exists (select from sheet_import_part later where later.import_id = i.id and later.place > p.place) as is_last
     from sheet_import i
     join sheet_import_part p on p.import_id = i.id and p.rows is not null
     join operator o on o.id = i.operator_id
    where i.status = 'running'
    order by i.id, p.place limit 1
      for update of i skip locked`,
).narrow<{
  sheet: ImportedSheet;
  columns: ReadColumn[];
  source: Operator["source"];
  rows: SheetRow[];
  operator_email: string;
  is_last: boolean;
}>();

/** Locks the oldest running import with its next part; `null` where none waits or others are at work on them. */
export async function lockNextPart(tx: Tx): Promise<WaitingPart | null> {
  const [row] = await tx.run(LOCK_NEXT, []);
  return row ?? null;
}

const END_PART = statement(
  "end-import-part",
  `update sheet_import_part set rows = null, changed_count = $3, problems = $4::jsonb, change_id = $5
    where import_id = $1 and place = $2`,
);

/** Keeps what became of a part. */
export async function endPart(
  tx: Tx,
  part: { id: number; place: number },
  done: { changedCount: number; problems: readonly SheetProblem[]; changeId: number | null },
): Promise<void> {
  await tx.run(END_PART, [
    part.id,
    part.place,
    done.changedCount,
    JSON.stringify(done.problems),
    done.changeId,
  ]);
}
