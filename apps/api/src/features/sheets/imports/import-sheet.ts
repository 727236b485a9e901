import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { MAX_EDITED_ROWS } from "@todayfruit/contract/record-edits/record-edit-schemas";
import type { ImportedSheet } from "@todayfruit/contract/sheets/sheets.calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { addJob } from "../../../db/add-job.ts";
import type { Tx } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { readSheetFile } from "../files/read-sheet-file.ts";
import { SHEET_IMPORTERS } from "../importers/sheet-importers.ts";
import { type ParsedSheet, parseRows } from "../parsing/parse-rows.ts";
import { type CheckedImport, checkImport, partsOf } from "./check-import.ts";
import { presentImport } from "./imports.presenter.ts";
import { addImport, endImport, listImports } from "./imports.repository.ts";
import { writeImportPart } from "./write-import-part.ts";

/** Task of the queue that writes the parts of running imports. */
export const WRITE_IMPORTS = "write-sheet-imports";

type Call = "POST /operator/v1/imports/products";
type Wanted = { sheet: ImportedSheet; query: Input<Call>["query"] };

/** Most problems that a refusal names; the dry run lists more. */
const MOST_NAMED = 100;

/**
 * Builds the handler that edits records by a file: up to 500 rows at once, more of them as parts that a job writes.
 * Without `partial` one problem refuses the file; a dry run answers the difference.
 */
export function importSheet(sheet: ImportedSheet) {
  const importer = SHEET_IMPORTERS[sheet];
  return async ({ query, body }: Input<Call>, context: OperatorContext): Promise<Answer<Call>> => {
    const grid = await readSheetFile(body);
    if (!grid.ok) return grid;
    const parsed = parseRows(grid.value, importer.columns, query.fields?.split(",") ?? null);
    if (!parsed.ok) return parsed;
    const checked = await checkImport(context, importer, parsed.value, query.reason);
    if (query.dryRun) return ok(replyOf(parsed.value, checked, null));
    if (checked.problemCount > 0 && !query.partial) return refuseRows(checked);
    if (checked.changedCount === 0) return ok(replyOf(parsed.value, checked, null));
    return write({ sheet, query }, context, { parsed: parsed.value, checked });
  };
}

/** Stores the import; writes it at once where it has one part, and leaves more to the job. */
function write(
  wanted: Wanted,
  context: OperatorContext,
  { parsed, checked }: { parsed: ParsedSheet; checked: CheckedImport },
): Promise<Answer<Call>> {
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const id = await store(tx, context, wanted, parsed);
      if (parsed.rows.length > MAX_EDITED_ROWS) {
        await addJob(tx, { task: WRITE_IMPORTS, key: `${WRITE_IMPORTS}:${id}` });
        return ok(replyOf(parsed, checked, await show(tx, id)));
      }
      const importer = SHEET_IMPORTERS[wanted.sheet];
      const { rows, columns } = parsed;
      const { reason, partial } = wanted.query;
      const written = await writeImportPart(tx, context, importer, {
        importId: id,
        place: 0,
        rows,
        columns,
        reason,
      });
      const problems = [...parsed.problems, ...written.problems].sort((a, b) => a.line - b.line);
      const done = {
        changedCount: written.changed.length,
        problemCount: problems.length,
        rows: written.changed,
        problems,
      };
      if (problems.length > 0 && !partial) return refuseRows(done);
      await endImport(tx, id, "done", context.now());
      return ok(replyOf(parsed, done, await show(tx, id)));
    },
    (result) => result.ok,
  );
}

function store(tx: Tx, context: OperatorContext, { sheet, query }: Wanted, parsed: ParsedSheet) {
  const { operator, requestId, address, now } = context;
  return addImport(
    tx,
    {
      sheet,
      fileName: query.fileName ?? "",
      columns: parsed.columns,
      problems: parsed.problems,
      rowCount: parsed.rowCount,
      isPartial: query.partial ?? false,
      operatorId: operator.id,
      source: operator.source,
      reason: query.reason,
      requestId,
      address: address || null,
      createdAt: now(),
    },
    partsOf(parsed.rows),
  );
}

async function show(tx: Tx, id: number) {
  const [row] = await listImports(tx, { before: id + 1, sheet: null, status: null, take: 1 });
  if (!row) throw new Error(`Import ${id} is not there`);
  return presentImport(row);
}

function replyOf(
  { rowCount, headings }: ParsedSheet,
  { changedCount, problemCount, rows, problems }: CheckedImport,
  imported: Reply<Call>["import"],
): Reply<Call> {
  const problemLines = new Set(problems.map(({ line }) => line)).size;
  const unchangedCount = Math.max(0, rowCount - changedCount - problemLines);
  return {
    import: imported,
    rowCount,
    changedCount,
    unchangedCount,
    problemCount,
    columns: headings,
    rows,
    problems,
  };
}

function refuseRows({ problems }: CheckedImport) {
  const fields = problems.slice(0, MOST_NAMED).map(({ line, cell, message }) => ({
    field: cell ?? `${line}`,
    message: `${line}번째 줄: ${message}`,
  }));
  return refuse("SHEET_ROWS_REFUSED", { fields });
}
