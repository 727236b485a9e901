import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Input } from "@todayfruit/contract/all-calls";
import { KOREAN_WEEKDAYS, WEEKDAYS } from "@todayfruit/domain/calendar/kst";
import { callApi } from "../../../api/console-api.ts";
import { useMe } from "../../../session/use-me.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";
import { InlineField } from "../../../ui/form/inline-field.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import type { DeliveryCalendar } from "./use-manage-closed-days.ts";

const SET_FARM_HOURS = "PUT /operator/v1/delivery-calendar/distributors/{id}";
type Farm = DeliveryCalendar["distributors"][number];
type Hours = Omit<Input<typeof SET_FARM_HOURS>["body"], "reason">;

/** Time until which each farm takes orders for the same day, and the weekdays on which it dispatches. */
export function FarmDispatchSchedule({ farms }: { farms: readonly Farm[] }) {
  return (
    <Card title="마감과 출고 요일" aside={`농가 ${farms.length}곳`}>
      <ul className="-mx-4 -mb-4">
        {farms.map((farm) => (
          <FarmRow key={farm.id} farm={farm} />
        ))}
      </ul>
    </Card>
  );
}

function FarmRow({ farm }: { farm: Farm }) {
  const { may } = useMe();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (hours: Hours) =>
      callApi(
        SET_FARM_HOURS,
        { path: { id: farm.id }, body: { ...hours, reason: "마감과 출고 요일" } },
        crypto.randomUUID(),
      ),
    onSuccess: () => toasts.show({ text: `${farm.name} 마감과 출고 요일을 바꿨어요` }),
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ["calendar"] }),
  });
  const isHeld = !may("orders.ship") || change.isPending;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-2">
      <b className="w-44 font-semibold">{farm.name}</b>
      <InlineField
        type="time"
        label={`${farm.name} 마감`}
        value={farm.orderCutoffTime}
        isHeld={isHeld}
        className="number"
        onSave={(orderCutoffTime) =>
          change.mutate({ orderCutoffTime, shippingWeekdays: farm.shippingWeekdays })
        }
      />
      <span className="flex gap-1">
        {WEEKDAYS.map((weekday) => {
          const isOn = farm.shippingWeekdays.includes(weekday);
          return (
            <button
              key={weekday}
              type="button"
              aria-pressed={isOn}
              aria-label={`${farm.name} ${KOREAN_WEEKDAYS[weekday]}요일 출고`}
              disabled={isHeld}
              className="size-7 rounded-sm bg-sunken font-semibold text-ink-2 aria-pressed:bg-brand-tint aria-pressed:text-brand-ink max-desk:size-10"
              onClick={() => {
                const shippingWeekdays = WEEKDAYS.filter((each) =>
                  each === weekday ? !isOn : farm.shippingWeekdays.includes(each),
                );
                if (shippingWeekdays.length === 0)
                  toasts.show({ text: "한 요일은 남겨 주세요. 쉬려면 쉬는 날을 더해요", isFailure: true });
                else change.mutate({ orderCutoffTime: farm.orderCutoffTime, shippingWeekdays });
              }}
            >
              {KOREAN_WEEKDAYS[weekday]}
            </button>
          );
        })}
      </span>
    </li>
  );
}
