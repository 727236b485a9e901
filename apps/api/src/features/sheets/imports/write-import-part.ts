import type { SheetProblem } from "@todayfruit/contract/sheets/sheets.calls";
import type { Tx } from "../../../db/database.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import type { SheetRow } from "../definitions/sheet-column-types.ts";
import type { AppliedRows, SheetImporter } from "../importers/sheet-importer-types.ts";
import { describeSheetProblem, type ReadColumn } from "../parsing/describe-sheet-problem.ts";
import { endPart } from "./next-import-part.repository.ts";

export type Part = {
  importId: number;
  place: number;
  rows: readonly SheetRow[];
  columns: readonly ReadColumn[];
  reason: string;
};

/** Writes a part of an import and keeps what became of it. */
export async function writeImportPart(
  tx: Tx,
  context: OperatorContext,
  importer: SheetImporter,
  { importId, place, rows, columns, reason }: Part,
): Promise<AppliedRows & { problems: SheetProblem[] }> {
  const applied = await importer.apply(tx, context, { rows, reason, dryRun: false });
  const problems = problemsOf(applied, rows, columns);
  const { changed, changeId } = applied;
  await endPart(tx, { id: importId, place }, { changedCount: changed.length, problems, changeId });
  return { ...applied, problems };
}

/** Describes the refused rows of a part by the cells of the file. */
export function problemsOf(
  { refused }: AppliedRows,
  rows: readonly SheetRow[],
  columns: readonly ReadColumn[],
): SheetProblem[] {
  const rowOf = new Map(rows.map((row) => [row.line, row]));
  return refused.map((each) => {
    const row = rowOf.get(each.line);
    const fields = { id: row?.id, version: row?.version, ...row?.set } as Record<string, unknown>;
    const value = each.field === null ? null : fields[each.field];
    return describeSheetProblem(columns, { ...each, text: value == null ? null : String(value) });
  });
}
