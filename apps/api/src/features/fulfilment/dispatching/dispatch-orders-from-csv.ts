import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { CsvError, parse } from "csv-parse/sync";
import type { Tx } from "../../../db/database.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { closeOrderChange, openOrderChange } from "../undo/open-and-close-order-change.ts";
import {
  type DispatchLine,
  dispatchLineIn,
  type ReadLine,
  readDispatchLines,
} from "./read-and-dispatch-lines.ts";

type Done = Reply<"POST /operator/v1/dispatches">;

const COLUMNS = ["주문번호", "택배사", "송장번호"] as const;
const MOST_ROWS = 1000;

/**
 * Dispatches many orders: each row on its own, so that a refused one does not stop the others, and is undone on its own. Refused rows are
 * returned with their line and reason, which names the state of the order.
 */
export async function dispatchOrdersFromCsv(
  { body: { csv } }: Input<"POST /operator/v1/dispatches">,
  context: OperatorContext,
): Promise<Result<Done, "CSV_UNREADABLE", undefined>> {
  const rows = readRows(csv);
  if (rows === null) return refuse("CSV_UNREADABLE");
  const { read, refused } = await readDispatchLines(context.db, rows);
  let count = 0;
  for (const line of read) {
    const sent = await context.db.transaction(
      (tx) => dispatchRow(tx, context, line),
      (result) => result.ok,
    );
    if (sent.ok) count += 1;
    else refused.push(sent.refused);
  }
  return ok({ done: count, problems: refused.toSorted((a, b) => a.line - b.line) });
}

async function dispatchRow(tx: Tx, context: OperatorContext, line: ReadLine) {
  const id = await openOrderChange(tx, context, "dispatch");
  const sent = await dispatchLineIn(tx, context, line, id);
  if (sent.ok)
    await closeOrderChange(tx, context, { id, move: "dispatch", rows: [sent.moved.row], wait: "bulk" });
  return sent;
}

/** Parses the rows; returns `null` for invalid CSV, other columns, or too many rows. */
function readRows(csv: string): DispatchLine[] | null {
  try {
    const records: { record: Record<string, string>; info: { lines: number } }[] = parse(csv, {
      bom: true,
      columns: true,
      trim: true,
      skip_empty_lines: true,
      info: true,
      to: MOST_ROWS + 1,
    });
    const [first] = records;
    if (!first || records.length > MOST_ROWS) return null;
    if (COLUMNS.some((column) => !(column in first.record))) return null;
    return records.map(({ record, info }) => ({
      line: info.lines,
      orderNumber: record[COLUMNS[0]] ?? "",
      carrier: record[COLUMNS[1]] ?? "",
      invoiceNumber: record[COLUMNS[2]] ?? "",
    }));
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}
