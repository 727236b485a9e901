import { formatPhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { OrderStatusBadge } from "../../../features/orders/order-status-badge.tsx";
import { paymentMethodName } from "../../../features/orders/payment-method-name.ts";
import { paths } from "../../../paths.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { instantText, shortDate } from "../../../ui/format-dates-and-durations.ts";
import type { OrderRow } from "./use-orders-and-view-counts.ts";

type OrderTableRowProps = { row: OrderRow; isSelected: boolean; isCurrent: boolean; onToggle(): void };

export function OrderTableRow({ row, isSelected, isCurrent, onToggle }: OrderTableRowProps) {
  const line = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  const [first, ...others] = row.products;
  const [option] = first?.options ?? [];
  const ground = isSelected ? "bg-selected" : isCurrent ? "bg-row-current" : "hover:bg-row-hover";
  return (
    <tr
      ref={line}
      aria-current={isCurrent || undefined}
      aria-selected={isSelected}
      className={`${ground} [&>td]:h-13 [&>td]:px-2.5 [&>td]:py-1.5 [&>td]:inset-shadow-line`}
    >
      <td className={`pl-3.5 ${isCurrent ? "inset-shadow-current!" : ""}`}>
        <input
          type="checkbox"
          className="size-4 accent-brand"
          aria-label={`${row.orderNumber} 고르기`}
          checked={isSelected}
          onChange={onToggle}
        />
      </td>
      <td className="whitespace-nowrap">
        <Link to={paths.order(row.id)} className="number font-semibold hover:underline">
          {row.orderNumber}
        </Link>
        <Under>{instantText(row.createdAt, Date.now())}</Under>
      </td>
      <td className="whitespace-nowrap">
        {row.giftCount === null ? row.receiverName : `선물 ${row.giftCount}명`}
        <Under>{row.giftCount === null ? formatPhone(row.phone) : row.receiverName}</Under>
      </td>
      <td className="max-w-72">
        <span className="line-clamp-1">{first?.name}</span>
        <Under>
          {option && `${option.name} × ${option.units}`}
          {others.length > 0 && <b className="font-semibold"> · 외 {others.length}개</b>}
        </Under>
      </td>
      <td className="whitespace-nowrap">
        {first?.distributorName}
        <Under>
          {first?.awaitsAddress
            ? "주소 뒤"
            : option?.dispatchOn
              ? shortDate(option.dispatchOn)
              : "아직 몰라요"}
        </Under>
      </td>
      <td className="whitespace-nowrap">
        {row.region || "주소 대기"} <AreaBadge area={first?.areaAddress} />
      </td>
      <td className="number text-right whitespace-nowrap">
        <b className="font-semibold">{groupDigits(row.price)}</b>
        <Under>{paymentMethodName(row.paymentMethodType)}</Under>
      </td>
      <td>
        <OrderStatusBadge status={row.orderItemStatus} />
      </td>
      <td>
        <span className="flex gap-1">
          {row.giftCount !== null && <Badge tone="outline">선물</Badge>}
          {row.note.memo !== "" && <Badge tone="warning">메모</Badge>}
          {row.note.tags.map((tag) => (
            <Badge key={tag} tone="outline">
              {tag}
            </Badge>
          ))}
        </span>
      </td>
    </tr>
  );
}

function AreaBadge({ area }: { area: OrderRow["products"][number]["areaAddress"] | undefined }) {
  if (area === "secondary_area") return <Badge tone="info">제주</Badge>;
  return area === "third_area" ? <Badge tone="warning">도서산간</Badge> : null;
}

function Under({ children }: { children: React.ReactNode }) {
  return <span className="line-clamp-1 text-micro text-ink-3">{children}</span>;
}
