import { groupDigits } from "@todayfruit/domain/money/format-won";
import { PointsInput } from "../../ui/form/points-input.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import type { OrderTmp } from "./use-calculation.ts";

interface PointsPanelProps {
  order: OrderTmp;
  value: number;
  onChange(value: number): void;
}

export function PointsPanel({ order, value, onChange }: PointsPanelProps) {
  const payable = order.prices.price + order.prices.usedPoint;
  return (
    <Panel
      title="포인트"
      end={
        order.minUsePoint > 1 && (
          <span className="text-caption text-ink-3 tabular-nums">
            {groupDigits(order.minUsePoint)}P부터 쓸 수 있어요
          </span>
        )
      }
    >
      <PointsInput
        value={value}
        balance={order.point}
        most={Math.min(order.point, payable)}
        least={order.minUsePoint}
        onChange={onChange}
      />
    </Panel>
  );
}
