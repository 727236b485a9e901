import type { Input } from "@todayfruit/contract/all-calls";
import { MOST_SHOWN_ROWS } from "@todayfruit/contract/sheets/sheets.calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../../db/id-cursor.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { presentImport } from "./imports.presenter.ts";
import { listImportParts, listImports } from "./imports.repository.ts";

const PAGE = 50;

/** Lists imports by files, the newest first; one statement. */
export async function listImportsOfOperators(
  { query = {} }: Input<"GET /operator/v1/imports">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/imports">> {
  const take = query.take ?? PAGE;
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const { sheet = null, status = null } = query;
  const rows = await listImports(db, { before, sheet, status, take: take + 1 });
  return ok({ list: rows.slice(0, take).map(presentImport), nextPage: nextIdCursor(rows, take) });
}

/** Shows an import with the rows that were refused and the changes that it made. */
export async function showImport(
  { path: { id } }: Input<"GET /operator/v1/imports/{id}">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/imports/{id}">> {
  const [row] = await listImports(db, { before: id + 1, sheet: null, status: null, take: 1 });
  if (row?.id !== id) return refuse("IMPORT_NOT_FOUND");
  const parts = await listImportParts(db, id);
  const problems = [...(parts[0]?.own_problems ?? []), ...parts.flatMap((part) => part.problems)];
  return ok({
    ...presentImport(row),
    changeIds: parts.flatMap(({ change_id }) => change_id ?? []),
    problems: problems.sort((a, b) => a.line - b.line).slice(0, MOST_SHOWN_ROWS),
  });
}
