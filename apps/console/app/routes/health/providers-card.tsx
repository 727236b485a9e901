import { Badge } from "../../ui/feedback/badge.tsx";
import { instantText } from "../../ui/format-dates-and-durations.ts";
import { Card } from "../../ui/layout/card.tsx";
import type { Health } from "./use-health.ts";

const NAMES: Record<Health["providers"][number]["provider"], string> = {
  payments: "결제",
  refunds: "환불",
  kakao: "문자·알림톡",
  push: "푸시",
  mail: "이메일",
  tracking: "택배 조회",
};
const PERCENT = 100;
/** Share of failures from which a service is called bad. */
const BAD = 0.05;

/** Outside services by what the shop recorded of its calls within a day. */
export function ProvidersCard({ providers }: Pick<Health, "providers">) {
  return (
    <Card title="바깥 서비스" aside="지난 24시간">
      <ul>
        {providers.map(({ provider, lastSuccessAt, successes, failures, failureRate }) => (
          <li
            key={provider}
            className="flex min-h-9 items-center gap-2.5 border-t border-line py-1.5 first:border-0"
          >
            <span className="flex-1">{NAMES[provider]}</span>
            <span className="number text-micro text-ink-3">
              {lastSuccessAt ? instantText(lastSuccessAt, Date.now()) : "기록 없음"}
            </span>
            {failureRate === null ? (
              <Badge>쓰지 않음</Badge>
            ) : (
              <Badge tone={failureRate >= BAD ? "danger" : failures > 0 ? "warning" : "success"}>
                {failures === 0
                  ? `${successes.toLocaleString()}번 잘 됨`
                  : `실패 ${(failureRate * PERCENT).toFixed(1)}%`}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
