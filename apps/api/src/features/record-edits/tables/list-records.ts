import type { RefusalCode } from "@todayfruit/contract/refusals";
import type { FieldValues } from "@todayfruit/domain/record-edits/compare-record-fields";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../../db/id-cursor.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import type { TableRecord } from "./build-table-record.ts";

const PAGE = 50;

export type RecordQuery = { search?: string; take?: number; nextPage?: string };
type Listed<Fields> = { list: ({ id: number; version: number } & Fields)[]; nextPage: string | null };

/** Lists records with their versions, the newest first; one statement. */
export async function listRecords<Fields extends FieldValues, Code extends RefusalCode>(
  { db }: OperatorContext,
  record: TableRecord<Fields, Code>,
  query: RecordQuery = {},
): Promise<Result<Listed<Fields>, "INVALID_INPUT", undefined>> {
  const take = query.take ?? PAGE;
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const rows = await record.list(db, { before, search: query.search?.trim() ?? null, take: take + 1 });
  const list = rows.slice(0, take).map(({ id, version, fields }) => ({ ...fields, id, version }));
  return ok({ list, nextPage: nextIdCursor(rows, take) });
}
