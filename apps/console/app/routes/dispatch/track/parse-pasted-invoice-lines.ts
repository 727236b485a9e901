import { invoiceOf } from "@todayfruit/domain/shipping/interpret-tracking-and-schedule-checks";

export type Carrier = { code: string; name: string };
/** A pasted line: the order, its parcel and the carrier that it names. */
export type PastedLine = {
  orderNumber: string;
  /** Code of the carrier; that of the farm where the line names none. */
  carrier: string;
  invoiceNumber: string;
  /** All cells of the line, in which the receiver of a gift is looked for. */
  cells: readonly string[];
};

const ORDER_NUMBER = /^\d{8}-\d{7}$/;
const SHORTENED = /^\d+([.,]\d+)?E\+?\d+$/i;
const PHONE = /^0\d{1,2}-?\d{3,4}-?\d{4}$/;
const HEADS = { orderNumber: /주문/, carrier: /택배/, invoiceNumber: /송장/ } as const;
type Columns = Partial<Record<keyof typeof HEADS, number>>;

/**
 * Reads lines out of a rectangle copied from a spreadsheet, with its columns in any order and with or without a heading.
 *
 * @param usual carrier of the farm
 * @example parsePastedInvoiceLines("20261123-0000001\tCJ대한통운\t640122841093", carriers, cj)
 */
export function parsePastedInvoiceLines(
  text: string,
  carriers: readonly Carrier[],
  usual: Carrier,
): PastedLine[] {
  const rows = text
    .split(/\r?\n/)
    .map(cellsOf)
    .filter((cells) => cells.some((cell) => cell !== ""));
  const [first = []] = rows;
  const columns = columnsOf(first);
  const body = columns === null ? rows : rows.slice(1);
  return body.map((cells) => readLine(cells, columns ?? {}, carriers, usual));
}

function cellsOf(line: string): string[] {
  const cells = line.includes("\t") ? line.split("\t") : line.split(/,|\s{2,}|\s(?=\S)/);
  return cells.map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
}

/** Columns of a heading; `null` for a line that is none: a heading has no digits. */
function columnsOf(cells: readonly string[]): Columns | null {
  if (cells.some((cell) => /\d{4}/.test(cell))) return null;
  const found: Columns = {};
  for (const name of ["orderNumber", "carrier", "invoiceNumber"] as const) {
    const at = cells.findIndex((cell) => HEADS[name].test(cell));
    if (at >= 0) found[name] = at;
  }
  return Object.keys(found).length === 0 ? null : found;
}

function readLine(
  cells: readonly string[],
  columns: Columns,
  carriers: readonly Carrier[],
  usual: Carrier,
): PastedLine {
  const named = carriers.find(({ code, name }) =>
    cells.some(
      (cell) => same(cell, name) || (columns.carrier !== undefined && cells[columns.carrier] === code),
    ),
  );
  const order =
    cellAt(cells, columns.orderNumber) ?? cells.find((cell) => ORDER_NUMBER.test(cell)) ?? cells[0] ?? "";
  const others = cells.filter((cell) => cell !== order && !(named && same(cell, named.name)));
  const invoice =
    cellAt(cells, columns.invoiceNumber) ??
    others.find((cell) => !PHONE.test(cell) && (invoiceOf(cell) !== null || SHORTENED.test(cell))) ??
    others.find((cell) => /\d/.test(cell)) ??
    "";
  return { orderNumber: order, carrier: (named ?? usual).code, invoiceNumber: invoice, cells };
}

function cellAt(cells: readonly string[], at: number | undefined): string | undefined {
  return at === undefined ? undefined : cells[at];
}

function same(one: string, other: string): boolean {
  return one !== "" && one.replaceAll(/\s/g, "").toLowerCase() === other.replaceAll(/\s/g, "").toLowerCase();
}
