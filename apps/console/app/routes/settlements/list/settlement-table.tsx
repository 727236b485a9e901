import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { shortDay } from "../../../ui/format-dates-and-durations.ts";
import { formatSignedWon } from "../../../ui/format-signed-won.ts";
import { Table } from "../../../ui/table/table.tsx";
import { TableRow } from "../../../ui/table/table-row.tsx";
import type { SettlementRow } from "./use-settlements.ts";

/** Settlements by farm: what was sold and shipped, what was taken off, and what is owed, in 원. */
export function SettlementTable({ rows }: { rows: readonly SettlementRow[] }) {
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  return (
    <Table
      label="정산"
      heads={HEADS}
      foot={
        <tr className="bg-canvas font-semibold [&>td]:h-11 [&>td]:px-2.5 [&>td]:first:pl-3.5">
          <td>{rows.length}곳 합</td>
          <td className="max-desk:hidden" colSpan={5} />
          <td className="number text-right">{formatSignedWon(total)}</td>
          <td />
        </tr>
      }
    >
      {rows.map((row) => (
        <TableRow key={row.id}>
          <td>
            <Link to={paths.settlement(row.id)} className="block font-semibold hover:underline">
              {row.distributorName}
            </Link>
            <span className="number text-micro text-ink-3">{shortDay(row.through)}까지</span>
          </td>
          <td className="number text-right max-desk:hidden">{row.units.toLocaleString()}</td>
          <td className="number text-right max-desk:hidden">{formatSignedWon(row.goods)}</td>
          <td className="number text-right max-desk:hidden">{formatSignedWon(row.shipping)}</td>
          <td className={`number text-right max-desk:hidden ${row.returns < 0 ? "text-sale" : ""}`}>
            {formatSignedWon(row.returns)}
          </td>
          <td className="number text-right max-desk:hidden">{formatSignedWon(row.corrections)}</td>
          <td className="number text-right text-form font-bold">{formatSignedWon(row.total)}</td>
          <td>
            <Badge tone={row.paidOn ? "success" : "warning"}>
              {row.paidOn ? `${shortDay(row.paidOn)} 드렸어요` : "드릴 것"}
            </Badge>
          </td>
        </TableRow>
      ))}
    </Table>
  );
}

const HEADS = [
  { text: "농가" },
  { text: "상자", align: "right", isDeskOnly: true },
  { text: "공급가", align: "right", isDeskOnly: true },
  { text: "배송비", align: "right", isDeskOnly: true },
  { text: "뺀 것", align: "right", isDeskOnly: true },
  { text: "바로잡음", align: "right", isDeskOnly: true },
  { text: "드릴 돈", align: "right" },
  { text: "상태" },
] as const;
