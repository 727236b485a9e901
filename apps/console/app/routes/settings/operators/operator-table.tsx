import { Badge } from "../../../ui/feedback/badge.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { shortDay } from "../../../ui/format-dates-and-durations.ts";
import { Table } from "../../../ui/table/table.tsx";
import { TableRow } from "../../../ui/table/table-row.tsx";
import type { OperatorRow, Role } from "./use-manage-operators-and-roles.ts";

type OperatorTableProps = {
  operators: readonly OperatorRow[];
  roles: readonly Role[];
  onEdit(row: OperatorRow): void;
};

/** Operators with their roles, open accounts first. */
export function OperatorTable({ operators, roles, onEdit }: OperatorTableProps) {
  const titleOf = (name: string) => roles.find((role) => role.name === name)?.title ?? name;
  return (
    <Table
      label="운영자"
      heads={[
        { text: "이름" },
        { text: "역할" },
        { text: "더한 날" },
        { text: "열림" },
        { text: "고치기", isHidden: true },
      ]}
    >
      {operators
        .toSorted((a, b) => Number(b.isActive) - Number(a.isActive) || a.id - b.id)
        .map((row) => (
          <TableRow key={row.id}>
            <td className="max-w-60">
              <b className="block truncate font-semibold">{row.name}</b>
              <span className="block truncate text-micro text-ink-3">{row.email}</span>
            </td>
            <td>
              <span className="flex flex-wrap gap-1">
                {row.roles.map((name) => (
                  <Badge key={name} tone="neutral">
                    {titleOf(name)}
                  </Badge>
                ))}
                {row.distributorIds.length > 0 && (
                  <Badge tone="outline">농가 {row.distributorIds.length}곳</Badge>
                )}
              </span>
            </td>
            <td className="number">{shortDay(row.createdAt)}</td>
            <td>{row.isActive ? "열림" : <Badge tone="danger">닫음</Badge>}</td>
            <td className="text-right">
              <Button size="sm" aria-label={`${row.name} 고치기`} onClick={() => onEdit(row)}>
                고치기
              </Button>
            </td>
          </TableRow>
        ))}
    </Table>
  );
}
