import { instantText } from "../../../ui/format-dates-and-durations.ts";
import { Card } from "../../../ui/layout/card.tsx";
import type { SubscriptionDetail } from "./use-subscription.ts";

/** Lists the acts of operators on the subscription with their reasons. */
export function ActionLogCard({ actions }: Pick<SubscriptionDetail, "actions">) {
  return (
    <Card title="담당자가 한 일">
      {actions.length === 0 && <p className="text-ink-3">아직 없어요</p>}
      <ol className="flex flex-col gap-2.5">
        {actions.map(({ id, operatorName, action, reason, at }) => (
          <li key={id} className="border-l-2 border-line-strong pl-3">
            <b className="font-semibold">{operatorName}</b> {action}{" "}
            <span className="number text-ink-3">{instantText(at, Date.now())}</span>
            <span className="block">{reason}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
