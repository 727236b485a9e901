import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { refusalMessage } from "@todayfruit/contract/refusals";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { CsvError, parse } from "csv-parse/sync";
import type { OperatorContext } from "../../../http/context.ts";
import { findOrderId } from "../operator-orders.repository.ts";
import { dispatch } from "./dispatch.ts";

type Done = Reply<"POST /operator/v1/dispatches">;
type Row = { line: number; orderNumber: string; carrier: string; invoiceNumber: string };

const COLUMNS = ["주문번호", "택배사", "송장번호"] as const;
const MOST_ROWS = 1000;

/**
 * Dispatches many orders: each row on its own, so that a refused one does not stop the others. Refused rows are
 * returned with their line and reason.
 */
export async function dispatchCsv(
  { body: { csv } }: Input<"POST /operator/v1/dispatches">,
  context: OperatorContext,
): Promise<Result<Done, "CSV_UNREADABLE", undefined>> {
  const rows = readRows(csv);
  if (rows === null) return refuse("CSV_UNREADABLE");
  const problems: Done["problems"] = [];
  let count = 0;
  for (const row of rows) {
    const orderId = await findOrderId(context.db, row.orderNumber);
    const sent =
      orderId === null
        ? refuse("ORDER_NOT_FOUND")
        : await dispatch(context, { ...row, orderId, productIds: undefined });
    if (sent.ok) count += 1;
    else {
      const orderNumber = row.orderNumber.slice(0, 60);
      problems.push({
        line: row.line,
        orderNumber,
        code: sent.code,
        message: refusalMessage(sent.code),
      });
    }
  }
  return ok({ done: count, problems });
}

/** Parses the rows; returns `null` for invalid CSV, other columns, or too many rows. */
function readRows(csv: string): Row[] | null {
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
