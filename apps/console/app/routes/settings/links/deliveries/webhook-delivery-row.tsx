import { useState } from "react";
import { Badge } from "../../../../ui/feedback/badge.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { instantText } from "../../../../ui/format-dates-and-durations.ts";
import { TableRow } from "../../../../ui/table/table-row.tsx";
import type { Delivery } from "./use-read-and-resend-webhooks.ts";
import { WEBHOOK_DELIVERY_STATES } from "./webhook-delivery-states.ts";

type DeliveryRowProps = { delivery: Delivery; now: number; isBusy: boolean; onResend(): void };

/** A webhook: event, address, state and attempts; its last answer opens below it. */
export function WebhookDeliveryRow({ delivery, now, isBusy, onResend }: DeliveryRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { event, subject, status, attempts, occurredAt, url } = delivery;
  const { name, tone } = WEBHOOK_DELIVERY_STATES[status];
  return (
    <>
      <TableRow>
        <td className="number whitespace-nowrap">{instantText(occurredAt, now)}</td>
        <td>
          <b className="block font-semibold whitespace-nowrap">{event}</b>
          <span className="number text-micro text-ink-3">{subject}</span>
        </td>
        <td className="max-w-80">
          <span className="line-clamp-2 break-all text-ink-2">{url ?? "지운 주소"}</span>
        </td>
        <td>
          <Badge tone={tone}>{name}</Badge>
        </td>
        <td className="number text-right whitespace-nowrap">{attempts}번</td>
        <td>
          <span className="flex justify-end gap-1.5">
            <Button
              size="sm"
              aria-expanded={isOpen}
              aria-label={`${event} ${subject} 자세히`}
              onClick={() => setOpen(!isOpen)}
            >
              자세히
            </Button>
            <Button
              size="sm"
              busy={isBusy}
              denied={url === null ? "지운 주소에는 다시 보낼 수 없어요" : null}
              aria-label={`${event} ${subject} 다시 보내기`}
              onClick={onResend}
            >
              다시 보내기
            </Button>
          </span>
        </td>
      </TableRow>
      {isOpen && (
        <tr>
          <td colSpan={6} className="bg-canvas px-3.5 py-2.5 inset-shadow-line">
            <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 text-micro [&>dt]:text-ink-3">
              {detailsOf(delivery, now).map(([label, text]) => (
                <div key={label} className="contents">
                  <dt>{label}</dt>
                  <dd className="break-all whitespace-pre-wrap">{text}</dd>
                </div>
              ))}
            </dl>
          </td>
        </tr>
      )}
    </>
  );
}

function detailsOf(delivery: Delivery, now: number): [string, string][] {
  const { messageId, attemptedAt, nextAttemptAt, responseStatus, durationMs, error, responseBody } = delivery;
  const answer = [responseStatus, durationMs === null ? null : `${durationMs.toLocaleString()}ms`];
  return [
    ["번호", messageId],
    ["마지막으로 보낸 때", attemptedAt === null ? "아직" : instantText(attemptedAt, now)],
    ["다음에 보낼 때", nextAttemptAt === null ? "없음" : instantText(nextAttemptAt, now)],
    ["대답", answer.filter((part) => part !== null).join(" · ") || "없음"],
    ["까닭", error ?? "없음"],
    ["대답한 글", responseBody || "없음"],
  ];
}
