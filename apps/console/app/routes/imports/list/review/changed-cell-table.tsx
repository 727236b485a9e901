import type { SheetAnswer, SheetHeadings } from "../../../../features/sheets/upload-sheet.ts";
import { Table } from "../../../../ui/table/table.tsx";
import { TableRow } from "../../../../ui/table/table-row.tsx";
import { formatSheetFieldValue } from "./format-sheet-field-value.ts";

type ChangedTableProps = { rows: SheetAnswer["rows"]; fields: SheetHeadings["fields"] };

/** Cells that change: what they are now, struck through, and what they will be. */
export function ChangedCellTable({ rows, fields }: ChangedTableProps) {
  const headingOf = (field: string) => fields.find((each) => each.field === field)?.heading ?? field;
  return (
    <Table
      label="바뀌는 칸"
      heads={[
        { text: "줄", align: "right" },
        { text: "번호" },
        { text: "칸" },
        { text: "지금" },
        { text: "파일" },
      ]}
    >
      {rows.flatMap(({ line, id, before, after }) =>
        Object.entries(after).map(([field, value], place) => (
          <TableRow key={`${line} ${field}`}>
            <td className="number text-right text-ink-3">{place === 0 && line}</td>
            <td className="number">{place === 0 && id}</td>
            <td className="font-semibold whitespace-nowrap">{headingOf(field)}</td>
            <td className="max-w-72 truncate text-ink-3 line-through">
              {formatSheetFieldValue(before[field])}
            </td>
            <td className="max-w-72 truncate font-semibold">{formatSheetFieldValue(value)}</td>
          </TableRow>
        )),
      )}
    </Table>
  );
}
