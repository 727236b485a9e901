import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { shortDay } from "../../../ui/format-dates-and-durations.ts";
import { TableRow } from "../../../ui/table/table-row.tsx";
import type { MemberRow } from "./use-members.ts";

type MemberTableRowProps = { row: MemberRow; gradeName: string; isCurrent: boolean };

/** A member with masked name and contact, purchases, points and consent to advertising. */
export function MemberTableRow({ row, gradeName, isCurrent }: MemberTableRowProps) {
  return (
    <TableRow isCurrent={isCurrent}>
      <td>
        <Link to={paths.member(row.id)} className="block font-semibold hover:underline">
          {row.name ?? "이름 없음"}
        </Link>
        <span className="number text-micro text-ink-3">{row.id}</span>
      </td>
      <td className="number">
        {row.phone ?? "번호 없음"}
        <span className="block text-micro text-ink-3">{row.email ?? ""}</span>
      </td>
      <td className="max-desk:hidden">{gradeName}</td>
      <td className="number text-right max-desk:hidden">{groupDigits(row.orderCount)}</td>
      <td className="number text-right font-semibold max-desk:hidden">{groupDigits(row.recentlyPaid)}</td>
      <td className="number text-right max-desk:hidden">{groupDigits(row.point)}</td>
      <td className="number text-right max-desk:hidden">{groupDigits(row.couponCount)}</td>
      <td className="whitespace-nowrap max-desk:hidden">{advertisingText(row.advertising)}</td>
      <td className="number whitespace-nowrap max-desk:hidden">
        {row.lastOrderedAt ? shortDay(row.lastOrderedAt) : "아직"}
      </td>
      <td>
        <span className="flex flex-wrap gap-1">
          {row.isBlocked && <Badge tone="danger">막음</Badge>}
          {row.noteCount > 0 && <Badge tone="warning">메모 {row.noteCount}</Badge>}
        </span>
      </td>
    </TableRow>
  );
}

function advertisingText({ isOn, isOnAtNight }: MemberRow["advertising"]): string {
  if (!isOn) return "안 받음";
  return isOnAtNight ? "받음 · 밤에도" : "받음";
}
