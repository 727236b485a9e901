import { nameOperatorAction } from "@todayfruit/domain/operators/name-operator-action";
import { CHANNEL_NAMES, messageName } from "../../../features/messages/message-and-channel-names.ts";
import { secondsText } from "../../../features/past-rows/convert-datetime-with-seconds.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { shortDate } from "../../../ui/format-dates-and-durations.ts";
import { orderStatusText, paymentText } from "./compare-order-with-past.ts";
import type { OrderAsOf } from "./use-order-as-of.ts";

type PastEvent = OrderAsOf["events"][number];

const KINDS: Record<PastEvent["kind"], string> = {
  order: "상태",
  payment: "결제",
  promise: "도착 약속",
  action: "운영자",
  message: "메시지",
};
const ACTORS: Readonly<Record<string, string>> = {
  buyer: "산 분",
  provider: "결제사",
  shop: "운영",
  ...CHANNEL_NAMES,
};

/** Lists what had happened to an order until an instant, the newest first. */
export function PastEvents({ events }: { events: readonly PastEvent[] }) {
  if (events.length === 0) return <p className="text-ink-3">아직 아무 일도 없었어요</p>;
  return (
    <ol className="flex flex-col gap-3">
      {events.toReversed().map((event) => (
        <li
          key={`${event.at} ${event.kind} ${event.text} ${event.by}`}
          className="border-l-2 border-line-strong pl-3"
        >
          <p className="flex flex-wrap items-center gap-1.5">
            <Badge>{KINDS[event.kind]}</Badge>
            <b className="font-semibold">{textOf(event)}</b>
            <span className="text-ink-3">
              {secondsText(event.at)}
              {event.by && ` · ${ACTORS[event.by] ?? event.by}`}
            </span>
          </p>
          {event.reason && <p className="break-words text-ink-2">{event.reason}</p>}
        </li>
      ))}
    </ol>
  );
}

function textOf({ kind, text }: PastEvent): string {
  if (kind === "order") return orderStatusText(text);
  if (kind === "promise") return `${shortDate(text)}까지로 바뀜`;
  if (kind === "message") return messageName(text);
  if (kind === "payment") return paymentText(text);
  const known = nameOperatorAction(text);
  return known ? `${known.noun} ${known.verb}` : text;
}
