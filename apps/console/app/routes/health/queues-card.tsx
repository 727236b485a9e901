import { waitText } from "../../ui/format-dates-and-durations.ts";
import { Card } from "../../ui/layout/card.tsx";
import type { Health } from "./use-health.ts";

const NAMES: Record<Health["queues"][number]["queue"], string> = {
  orderUpdates: "주문 소식",
  messages: "알림 보내기",
  webhooks: "웹훅",
  refunds: "환불",
  imports: "가져오기",
};

/** Work of the shop that waits, with the oldest and what is tried again. */
export function QueuesCard({ queues }: Pick<Health, "queues">) {
  return (
    <Card title="줄 서 있는 일">
      <table className="w-full">
        <thead>
          <tr className="text-left text-micro text-ink-3 [&>th]:h-8 [&>th]:font-medium">
            <th>일</th>
            <th className="text-right">기다림</th>
            <th className="text-right">가장 오래</th>
            <th className="text-right">다시 해 보는 것</th>
          </tr>
        </thead>
        <tbody className="[&>tr>td]:h-9 [&>tr>td]:border-t [&>tr>td]:border-line">
          {queues.map(({ queue, waiting, failing, since }) => (
            <tr key={queue}>
              <td className="font-semibold">{NAMES[queue]}</td>
              <td className="number text-right">{waiting.toLocaleString()}</td>
              <td className="number text-right">{since ? waitText(since, Date.now()) : "없음"}</td>
              <td className={`number text-right ${failing > 0 ? "font-semibold text-danger" : ""}`}>
                {failing.toLocaleString()}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
