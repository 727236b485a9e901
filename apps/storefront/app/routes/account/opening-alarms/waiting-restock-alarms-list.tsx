import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { Link } from "react-router";
import {
  type RestockAlarm,
  useRestockAlarms,
  useTakeAlarmsBack,
} from "../../../features/restock-alarms/restock-alarm-query-and-mutations.ts";
import { paths } from "../../../paths.ts";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Photo } from "../../../ui/media/photo.tsx";

/** Waiting restock alarms, each with a button that takes it back; renders nothing without any. */
export function WaitingRestockAlarmsList() {
  const alarms = useRestockAlarms();
  if (alarms.error && !alarms.data) {
    return <LoadFailed error={alarms.error} onRetry={() => void alarms.refetch()} />;
  }
  if (!alarms.data || alarms.data.list.length === 0) return null;
  return (
    <section aria-labelledby="restock-alarms">
      <h2 id="restock-alarms" className="px-gutter pt-5 pb-1 text-title3 font-bold">
        입고를 기다려요
      </h2>
      <ul>
        {alarms.data.list.map((alarm) => (
          <RestockRow key={`${alarm.productId} ${alarm.optionId}`} alarm={alarm} />
        ))}
      </ul>
      <div className="h-2 bg-sunken" />
    </section>
  );
}

function RestockRow({ alarm }: { alarm: RestockAlarm }) {
  const takeBack = useTakeAlarmsBack();
  return (
    <li className="relative flex gap-3 border-b border-line px-gutter py-4 last:border-b-0">
      <Photo
        className="w-18 flex-none self-start rounded-md"
        path={alarm.productImage ?? undefined}
        alt=""
        sizes="72px"
      />
      <div className="min-w-0 flex-1">
        <h3 className="line-clamp-2 text-body2 font-medium">
          <Link className="after:absolute after:inset-0" to={paths.product(alarm.productId)}>
            {alarm.productName}
          </Link>
        </h3>
        <p className="mt-0.5 text-caption text-ink-3">{alarm.optionName ?? "어느 것이든 먼저 들어오는 것"}</p>
        <p className="tabular text-caption text-ink-3">{formatMonthDay(alarm.endsOn)}까지 기다려요</p>
      </div>
      <Button
        className="relative self-center"
        tone="outline"
        size="xs"
        busy={takeBack.isPending}
        aria-label={`${alarm.productName} 입고 알림 취소`}
        onClick={() => takeBack.mutate(alarm)}
      >
        취소
      </Button>
    </li>
  );
}
