import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { signedWon } from "../../../ui/signed-won.ts";
import { shortDay } from "../../../ui/time-text.ts";
import type { SettlementRow } from "./use-settlements.ts";

/** Settlements by farm: what was sold and shipped, what was taken off, and what is owed, in 원. */
export function SettlementTable({ rows }: { rows: readonly SettlementRow[] }) {
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  return (
    <div className="relative overflow-auto rounded-card bg-surface inset-shadow-hairline">
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr className="text-left text-micro text-ink-3 [&>th]:h-8.5 [&>th]:bg-canvas [&>th]:px-2.5 [&>th]:font-medium [&>th]:whitespace-nowrap [&>th]:inset-shadow-line">
            <th className="pl-3.5">농가</th>
            <th className="text-right max-desk:hidden">상자</th>
            <th className="text-right max-desk:hidden">공급가</th>
            <th className="text-right max-desk:hidden">배송비</th>
            <th className="text-right max-desk:hidden">뺀 것</th>
            <th className="text-right max-desk:hidden">바로잡음</th>
            <th className="text-right">드릴 돈</th>
            <th>상태</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              className="hover:bg-row-hover [&>td]:h-13 [&>td]:px-2.5 [&>td]:py-1.5 [&>td]:inset-shadow-line"
            >
              <td className="pl-3.5">
                <Link to={paths.settlement(row.id)} className="block font-semibold hover:underline">
                  {row.distributorName}
                </Link>
                <span className="number text-micro text-ink-3">{shortDay(row.through)}까지</span>
              </td>
              <td className="number text-right max-desk:hidden">{row.units.toLocaleString()}</td>
              <td className="number text-right max-desk:hidden">{signedWon(row.goods)}</td>
              <td className="number text-right max-desk:hidden">{signedWon(row.shipping)}</td>
              <td className={`number text-right max-desk:hidden ${row.returns < 0 ? "text-sale" : ""}`}>
                {signedWon(row.returns)}
              </td>
              <td className="number text-right max-desk:hidden">{signedWon(row.corrections)}</td>
              <td className="number text-right text-form font-bold">{signedWon(row.total)}</td>
              <td>
                <Badge tone={row.paidOn ? "success" : "warning"}>
                  {row.paidOn ? `${shortDay(row.paidOn)} 드렸어요` : "드릴 것"}
                </Badge>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="bg-canvas font-semibold [&>td]:h-11 [&>td]:px-2.5">
            <td className="pl-3.5">{rows.length}곳 합</td>
            <td className="max-desk:hidden" colSpan={5} />
            <td className="number text-right">{signedWon(total)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
