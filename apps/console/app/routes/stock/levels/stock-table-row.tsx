import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Link } from "react-router";
import type { StockRow } from "../../../features/stock/use-stock.ts";
import { paths } from "../../../paths.ts";
import { useMe } from "../../../session/use-me.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Switch } from "../../../ui/form/switch.tsx";
import { shortDay } from "../../../ui/format-dates-and-durations.ts";
import { useToggleSoldOut } from "./use-toggle-sold-out.ts";

/** Statuses between which the switch goes. */
const SWITCHED = ["stock_in", "temp_stock_out", "stock_out"];

type StockTableRowProps = { row: StockRow; onCorrect(row: StockRow): void };

/** An option with its units; on a phone its name, what is left of it, and the switch. */
export function StockTableRow({ row, onCorrect }: StockTableRowProps) {
  const { may } = useMe();
  const { mutate, isPending, variables } = useToggleSoldOut();
  const isOnSale = isPending ? variables.isOnSale : row.status === "stock_in";
  const available = row.onHand - row.reserved;
  const name = `${row.productName} ${row.optionName}`;
  return (
    <tr className="hover:bg-row-hover [&>td]:h-13 [&>td]:px-2.5 [&>td]:py-1.5 [&>td]:inset-shadow-line">
      <td className="pl-3.5">
        <span className="flex items-center gap-2.5">
          <img
            src={`/images/160/${row.image}`}
            alt=""
            loading="lazy"
            width={36}
            height={36}
            className="size-9 flex-none rounded-control bg-sunken object-cover max-desk:size-12"
          />
          <span className="min-w-0">
            <Link to={paths.product(row.productId)} className="line-clamp-1 font-semibold hover:underline">
              {row.productName}
            </Link>
            <span className="line-clamp-1 text-micro text-ink-3">{row.optionName}</span>
            <span className="flex items-center gap-1.5 desk:hidden">
              <b className={`number ${available > 0 ? "" : "text-danger"}`}>{groupDigits(available)}개</b>
              {row.lowAt !== null && <Badge tone="warning">곧 떨어져요</Badge>}
            </span>
          </span>
        </span>
      </td>
      <td className="max-desk:hidden">{row.distributorName}</td>
      <td className="number text-right max-desk:hidden">{groupDigits(row.onHand)}</td>
      <td className="number text-right text-ink-3 max-desk:hidden">{groupDigits(row.reserved)}</td>
      <td className="number text-right max-desk:hidden">
        <b className={`font-semibold ${available > 0 ? "" : "text-danger"}`}>{groupDigits(available)}</b>
      </td>
      <td className="max-desk:hidden">
        {row.lowAt !== null && (
          <Badge tone={available > 0 ? "warning" : "danger"}>
            {available > 0 ? `기준 ${groupDigits(row.lowAt)}` : "지금 품절"}
          </Badge>
        )}
      </td>
      <td className="number max-desk:hidden">
        {row.nextLot ? `${row.nextLot.code} · ${shortDay(row.nextLot.expiresOn)}` : "—"}
      </td>
      <td>
        {SWITCHED.includes(row.status) && (
          <Switch
            label={`${name} 팔기`}
            isOn={isOnSale}
            isHeld={!may("catalog.edit") || isPending}
            onChange={(isOn) => mutate({ row, isOnSale: isOn })}
          />
        )}
      </td>
      <td className="text-right max-desk:hidden">
        <Button
          size="sm"
          aria-label={`${name} 재고 고치기`}
          denied={may("stock.change") ? null : "재고를 고칠 권한이 없어요"}
          onClick={() => onCorrect(row)}
        >
          고치기
        </Button>
      </td>
    </tr>
  );
}
