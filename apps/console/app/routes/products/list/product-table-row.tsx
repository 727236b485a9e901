import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useSoldOutSwitch } from "../../../features/products/use-sold-out-switch.ts";
import { useMe } from "../../../session/use-me.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { Switch } from "../../../ui/form/switch.tsx";
import { productStatusText } from "./product-status-text.ts";
import type { ProductRow } from "./use-products.ts";

/** Statuses between which the switch goes; a draft or a suspended product has no switch. */
const SWITCHED = ["stock_in", "temp_stock_out"];

export function ProductTableRow({ row }: { row: ProductRow }) {
  const { may } = useMe();
  const { mutate, isPending, variables } = useSoldOutSwitch();
  const isOnSale = isPending ? variables.isOnSale : row.status === "stock_in";
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
            className="size-9 flex-none rounded-control bg-sunken object-cover"
          />
          <span className="min-w-0">
            <b className="line-clamp-1 font-semibold">{row.name}</b>
            <span className="line-clamp-1 text-micro text-ink-3">
              {row.id} · {row.categoryName} · 옵션 {row.optionCount}개
            </span>
          </span>
        </span>
      </td>
      <td className="max-desk:hidden">{row.distributorName}</td>
      <td className="number text-right whitespace-nowrap max-desk:hidden">
        <b className="font-semibold">{groupDigits(row.price)}</b>
        {row.listPrice > row.price && (
          <s className="block text-micro text-ink-3">{groupDigits(row.listPrice)}</s>
        )}
      </td>
      <td className="max-desk:hidden">
        <Badge tone={row.isSoldOut ? "danger" : row.status === "stock_in" ? "success" : "neutral"}>
          {row.isSoldOut && row.status === "stock_in" ? "재고 0" : productStatusText(row.status)}
        </Badge>
        {row.remaining !== null && (
          <span className="number block text-micro text-ink-3">
            남은 {groupDigits(Math.max(0, row.remaining))}
          </span>
        )}
      </td>
      <td className="w-16">
        {SWITCHED.includes(row.status) && (
          <Switch
            label={`${row.name} 팔기`}
            isOn={isOnSale}
            isHeld={isPending || !may("catalog.edit")}
            onChange={(isOn) => mutate({ id: row.id, version: row.version, name: row.name, isOnSale: isOn })}
          />
        )}
      </td>
    </tr>
  );
}
