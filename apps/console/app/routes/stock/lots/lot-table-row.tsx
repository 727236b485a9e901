import { daysBetween } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useMe } from "../../../session/use-me.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { shortDay } from "../../../ui/format-dates-and-durations.ts";
import { ActionMenu } from "../../../ui/menu/action-menu.tsx";
import { TableRow } from "../../../ui/table/table-row.tsx";
import { useHoldLot } from "./use-lot-writes.ts";
import type { LotRow } from "./use-lots.ts";

export type LotAct = "correct" | "tell" | "recall";
type LotTableRowProps = { lot: LotRow; today: string; onAct(act: LotAct, lot: LotRow): void };

/** Days before its expiry from which a lot is marked. */
const SOON_DAYS = 4;

/** A lot with its days, what is left of it, and what can be done with it. */
export function LotTableRow({ lot, today, onAct }: LotTableRowProps) {
  const { may } = useMe();
  const hold = useHoldLot();
  const days = daysBetween(today, lot.expiresOn);
  const denied = may("stock.change") ? null : "재고를 고칠 권한이 없어요";
  const recalled = lot.status === "recalled" ? "회수한 LOT이에요" : null;
  return (
    <TableRow>
      <td className="number font-semibold whitespace-nowrap">
        {lot.code}
        {lot.status === "held" && <Badge tone="warning">멈춤</Badge>}
        {lot.status === "recalled" && <Badge tone="danger">회수</Badge>}
      </td>
      <td>
        {lot.productName}
        <span className="block text-micro text-ink-3">
          {lot.optionName} · {lot.distributorName}
        </span>
      </td>
      <td className="number">{shortDay(lot.harvestedOn)}</td>
      <td className="number whitespace-nowrap">
        {shortDay(lot.expiresOn)}{" "}
        {lot.remaining > 0 && days <= SOON_DAYS && (
          <Badge tone={days < 0 ? "danger" : "warning"}>{days < 0 ? "지남" : `${days}일`}</Badge>
        )}
      </td>
      <td className="number text-right">
        <b className="font-semibold">{groupDigits(lot.remaining)}</b>
      </td>
      <td className="number text-right text-ink-3">{groupDigits(lot.received - lot.remaining)}</td>
      <td className="number text-right">{lot.brixAverage ?? "—"}</td>
      <td className="text-right">
        <ActionMenu
          label={`${lot.code} 하기`}
          entries={[
            {
              text: lot.status === "held" ? "다시 보내기" : "멈추기",
              denied: denied ?? recalled,
              run: () => hold.mutate(lot),
            },
            { text: "남은 것 고치기", denied: denied ?? recalled, run: () => onAct("correct", lot) },
            {
              text: "산 분에게 알리기",
              denied: may("orders.note") ? null : "산 분에게 알릴 권한이 없어요",
              run: () => onAct("tell", lot),
            },
            { text: "회수하기", denied: denied ?? recalled, run: () => onAct("recall", lot) },
          ]}
        />
      </td>
    </TableRow>
  );
}
