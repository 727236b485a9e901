import { Table } from "../../ui/table/table.tsx";
import { TableRow } from "../../ui/table/table-row.tsx";

export type ReportColumn<R> = {
  head: string;
  /** Text of the cell; a number column is aligned at the right. */
  text(row: R): string;
  isNumber?: boolean;
  isStrong?: boolean;
};

type ReportTableProps<R> = {
  label: string;
  columns: readonly ReportColumn<R>[];
  rows: readonly R[];
  keyOf(row: R): string;
};

/** A table of a report. */
export function ReportTable<R>({ label, columns, rows, keyOf }: ReportTableProps<R>) {
  return (
    <Table
      label={label}
      heads={columns.map(({ head, isNumber }) => ({
        text: head,
        ...(isNumber && { align: "right" as const }),
      }))}
    >
      {rows.map((row) => (
        <TableRow key={keyOf(row)}>
          {columns.map(({ head, text, isNumber, isStrong }) => (
            <td
              key={head}
              className={`${isNumber ? "number text-right whitespace-nowrap" : "max-w-72 truncate"} ${isStrong ? "font-semibold" : ""}`}
            >
              {text(row)}
            </td>
          ))}
        </TableRow>
      ))}
    </Table>
  );
}
