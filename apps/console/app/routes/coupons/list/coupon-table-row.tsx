import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { useMe } from "../../../session/use-me.ts";
import { Switch } from "../../../ui/form/switch.tsx";
import { shortDay } from "../../../ui/format-dates-and-durations.ts";
import { TableRow } from "../../../ui/table/table-row.tsx";
import { discountText, useText, wayText } from "./format-coupon-terms.ts";
import type { CouponRow } from "./use-coupons.ts";
import { useStopOrResumeCoupon } from "./use-stop-or-resume-coupon.ts";

type CouponTableRowProps = { row: CouponRow; view: string; isCurrent: boolean };

/** A coupon with its results, and the switch that stops it. */
export function CouponTableRow({ row, view, isCurrent }: CouponTableRowProps) {
  const { may } = useMe();
  const stop = useStopOrResumeCoupon();
  const isOn = stop.isPending ? !stop.variables.isStopped : !row.isStopped;
  return (
    <TableRow isCurrent={isCurrent}>
      <td>
        <Link to={paths.coupons({ view, id: row.id })} className="block font-semibold hover:underline">
          {row.name}
        </Link>
        <span className="text-micro text-ink-3">
          {discountText(row)} · {wayText(row)}
        </span>
      </td>
      <td className="max-desk:hidden">{useText(row)}</td>
      <td className="number text-right max-desk:hidden">{groupDigits(row.issued)}</td>
      <td className="number text-right">
        {groupDigits(row.used)}
        {row.issued > 0 && (
          <span className="block text-micro text-ink-3">{Math.round((row.used / row.issued) * 100)}%</span>
        )}
      </td>
      <td className="number text-right max-desk:hidden">
        {groupDigits(row.discountSum)}
        {row.budget !== null && (
          <span className="block text-micro whitespace-nowrap text-ink-3">/ {groupDigits(row.budget)}</span>
        )}
      </td>
      <td className="number whitespace-nowrap max-desk:hidden">{shortDay(row.validUntil)}</td>
      <td className="w-16">
        <Switch
          label={`${row.name} 주기`}
          isOn={isOn}
          isHeld={stop.isPending || !may("coupons.manage") || row.status === "ended"}
          onChange={(wanted) =>
            stop.mutate({ id: row.id, version: row.version, name: row.name, isStopped: !wanted })
          }
        />
      </td>
    </TableRow>
  );
}
