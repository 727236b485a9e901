import type { SheetProblem } from "@todayfruit/contract/sheets/sheets.calls";
import { Table } from "../../ui/table/table.tsx";
import { TableRow } from "../../ui/table/table-row.tsx";

/** Cells of a file that cannot be written, by row and column, each with what to do. */
export function ProblemTable({ problems }: { problems: readonly SheetProblem[] }) {
  return (
    <Table
      label="고쳐야 할 칸"
      heads={[
        { text: "줄", align: "right" },
        { text: "칸" },
        { text: "번호" },
        { text: "파일에 적힌 것" },
        { text: "왜 안 되나요" },
      ]}
    >
      {problems.map(({ line, cell, heading, id, text, message }) => (
        <TableRow key={`${line} ${cell} ${message}`}>
          <td className="number text-right text-ink-3">{line}</td>
          <td className="font-semibold whitespace-nowrap">
            {heading ?? "줄 전체"} {cell && <span className="number font-normal text-ink-3">{cell}</span>}
          </td>
          <td className="number text-ink-3">{id}</td>
          <td className="max-w-40">
            {text !== null && (
              <span className="block truncate rounded-control bg-danger-tint px-2 py-1">{text}</span>
            )}
          </td>
          <td className="font-medium text-danger">{message}</td>
        </TableRow>
      ))}
    </Table>
  );
}
