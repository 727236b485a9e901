import { Link } from "react-router";
import {
  type CutoffState,
  deriveFarmCutoffUrgency,
} from "../../features/dispatch/derive-farm-cutoff-urgency.ts";
import type { FarmOfDay } from "../../features/dispatch/use-farms-of-day.ts";
import { readOrdersToAccept } from "../../features/dispatch/use-orders-to-accept.ts";
import { useAcceptAll } from "../../features/orders/use-accept-all.ts";
import { paths } from "../../paths.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Button, buttonClass } from "../../ui/form/button.tsx";
import { minutesText } from "../../ui/format-dates-and-durations.ts";

type FarmDeadlineRowProps = { day: string; time: string; farm: FarmOfDay };

/** A farm's day: how long it still sends, how far its parcels are, and what is done next. */
export function FarmDayRow({ day, time, farm }: FarmDeadlineRowProps) {
  const { distributor, carrier, cutoffTime } = farm;
  const state = deriveFarmCutoffUrgency(farm, time);
  return (
    <li className="grid grid-cols-[80px_minmax(0,11rem)_minmax(4rem,1fr)_minmax(0,9.5rem)_6rem] items-center gap-x-3 gap-y-1.5 border-t border-line px-4 py-2 max-desk:grid-cols-[72px_minmax(0,1fr)_auto]">
      <span className={`number ${TONES[state.urgency]}`}>
        <b className="block text-form font-semibold">{cutoffTime}</b>
        <span className="text-micro font-medium">{timeLeftText(state)}</span>
      </span>
      <span className="min-w-0">
        <Link
          to={paths.dispatchStep(day, distributor.id, "pick")}
          className="block truncate font-semibold hover:underline"
        >
          {distributor.name}
        </Link>
        <span className="block truncate text-micro text-ink-3">
          {carrier.name} · {distributor.region}
        </span>
      </span>
      <ParcelBar farm={farm} />
      <span className="number text-micro text-ink-2 max-desk:col-span-2">{parcelsText(farm)}</span>
      <span className="text-right max-desk:col-start-3 max-desk:row-start-1">
        <NextStep day={day} farm={farm} />
      </span>
    </li>
  );
}

const TONES: Record<CutoffState["urgency"], string> = {
  urgent: "text-danger",
  soon: "text-warning",
  calm: "text-ink-2",
};

const HOUR_MINUTES = 60;

function timeLeftText({ minutesLeft }: CutoffState): string {
  if (minutesLeft <= 0) return "마감 지남";
  return minutesLeft < HOUR_MINUTES ? `${minutesLeft}분 남음` : minutesText(minutesLeft);
}

/** The parcels of a farm side by side, as wide as they are many; the label says the same in words. */
function ParcelBar({ farm: { paidParcels, acceptedParcels, sentParcels } }: { farm: FarmOfDay }) {
  const parts = [
    { count: paidParcels, look: "bg-danger-tint text-danger" },
    { count: acceptedParcels, look: "bg-warning-tint text-warning" },
    { count: sentParcels, look: "bg-brand text-white" },
  ];
  return (
    <div
      role="img"
      aria-label={`접수 전 ${paidParcels}, 준비 ${acceptedParcels}, 출고 ${sentParcels}`}
      className="number flex h-5 overflow-hidden rounded-sm bg-sunken text-nano/5 font-semibold max-desk:order-last max-desk:col-span-3"
    >
      {parts.map(
        ({ count, look }) =>
          count > 0 && (
            <span
              key={look}
              style={{ flexGrow: count }}
              className={`min-w-6 basis-0 overflow-hidden pl-1.5 ${look}`}
            >
              {count}
            </span>
          ),
      )}
    </div>
  );
}

/** @example parcelsText({ paidParcels: 9, acceptedParcels: 14, sentParcels: 4 }) // "27상자 중 9상자 접수 전" */
function parcelsText({ paidParcels, acceptedParcels, sentParcels }: FarmOfDay): string {
  const whole = paidParcels + acceptedParcels + sentParcels;
  if (paidParcels > 0) return `${whole}상자 중 ${paidParcels}상자 접수 전`;
  return sentParcels === whole ? `${whole}상자 모두 출고` : `${whole}상자`;
}

function NextStep({ day, farm }: { day: string; farm: FarmOfDay }) {
  const { id, name } = farm.distributor;
  const { acceptAll, isPending } = useAcceptAll(async () => {
    const { list } = await readOrdersToAccept(day, id);
    return list.map((order) => order.id);
  });
  if (farm.paidParcels > 0) {
    return (
      <Button size="sm" tone="tint" busy={isPending} onClick={acceptAll}>
        <span className="sr-only">{name} </span>
        {farm.paidParcels}상자 접수
      </Button>
    );
  }
  if (farm.acceptedParcels === 0) return <Badge tone="success">끝남</Badge>;
  return (
    <Link to={paths.dispatchStep(day, id, "pick")} className={buttonClass({ size: "sm" })}>
      <span className="sr-only">{name} </span>출고 열기
    </Link>
  );
}
