import { MAX_EDITED_ROWS } from "@todayfruit/contract/record-edits/record-edit-schemas";
import { MOST_SHOWN_ROWS, type SheetProblem } from "@todayfruit/contract/sheets/sheets.calls";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import type { ChangedSheetRow, SheetRow } from "../definitions/sheet-column-types.ts";
import type { AppliedRows, SheetImporter } from "../importers/sheet-importer-types.ts";
import type { ParsedSheet } from "../parsing/parse-rows.ts";
import { problemsOf } from "./write-import-part.ts";

export type CheckedImport = {
  changedCount: number;
  problemCount: number;
  /** First rows that change. */
  rows: ChangedSheetRow[];
  /** First problems, by their rows. */
  problems: SheetProblem[];
};

/** Splits rows into parts that are written each in one transaction. */
export function partsOf(rows: readonly SheetRow[]): SheetRow[][] {
  const parts: SheetRow[][] = [];
  for (let at = 0; at < rows.length; at += MAX_EDITED_ROWS) parts.push(rows.slice(at, at + MAX_EDITED_ROWS));
  return parts.length > 0 ? parts : [[]];
}

/** Finds what a file would change and which of its rows would be refused; writes nothing. */
export async function checkImport(
  context: OperatorContext,
  importer: SheetImporter,
  { rows, columns, problems }: ParsedSheet,
  reason: string,
): Promise<CheckedImport> {
  const found: CheckedImport = { changedCount: 0, problemCount: 0, rows: [], problems: [...problems] };
  for (const part of partsOf(rows)) {
    const applied = await context.db.transaction<AppliedRows>(
      (tx) => importer.apply(tx, context, { rows: part, reason, dryRun: true }),
      () => false,
    );
    found.changedCount += applied.changed.length;
    found.rows.push(...applied.changed.slice(0, MOST_SHOWN_ROWS - found.rows.length));
    found.problems.push(...problemsOf(applied, part, columns));
  }
  found.problemCount = found.problems.length;
  found.problems.sort((a, b) => a.line - b.line);
  return { ...found, problems: found.problems.slice(0, MOST_SHOWN_ROWS) };
}
