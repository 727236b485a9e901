import { useMutation, useQueryClient } from "@tanstack/react-query";
import { formatMonthDay, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { arrivalDays } from "@todayfruit/domain/delivery/write-arrival-texts";
import CalendarDays from "lucide-react/icons/calendar-days";
import { refusalCodeOf } from "../../../../api/api-error.ts";
import { api } from "../../../../api/browser-api.ts";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import { type ReceivedGift, receivedGiftQueryKey } from "../received-gift-query-key.ts";
import { DaySheet } from "./day-sheet.tsx";
import { giftDayText, useReceivingDays } from "./use-receiving-days.ts";

export type DayChoice = {
  /** Chosen before the address is entered; `null`: as soon as possible. */
  day: string | null;
  /** Zonecode of the address at which the day could not be kept; `null`: none was refused. */
  zonecode: string | null;
  isOpen: boolean;
};

type ReceivingDayProps = {
  gift: ReceivedGift;
  choice: DayChoice;
  onChange(choice: DayChoice): void;
};

/** Day on which the gift is received, with the sheet to choose it: kept at once when the gift has an address. */
export function ReceivingDayRow({ gift, choice, onChange }: ReceivingDayProps) {
  const queries = useQueryClient();
  const days = useReceivingDays(gift, choice.zonecode);
  const save = useMutation({
    mutationFn: (day: string) => api("PUT /v1/gift/to/{id}/day", { path: { id: gift.uuid }, body: { day } }),
    onSuccess: (next) => {
      queries.setQueryData(receivedGiftQueryKey(gift.uuid), next);
      onChange({ ...choice, isOpen: false });
      showSnackbar("받을 날을 바꿨어요", { tone: "success" });
    },
    onError: (error) => {
      if (refusalCodeOf(error) !== null)
        void queries.invalidateQueries({ queryKey: receivedGiftQueryKey(gift.uuid) });
    },
  });
  const chosen = gift.canEnterAddress ? choice.day : gift.chosenDay;
  const list = days.data?.days ?? [];
  const own = list.find(({ day }) => day === chosen);
  const isLost = chosen !== null && days.isSuccess && !own;
  const text = gift.canEnterAddress
    ? beforeAddress(own ?? null, list[0] ?? null, isLost)
    : afterAddress(gift);
  if (text === null) return null;
  return (
    <div className="flex min-h-16 items-center gap-3 border-t border-line py-2">
      <CalendarDays className="size-5 flex-none text-ink-3" aria-hidden />
      <div className="min-w-0 flex-1 tabular-nums">
        <p className="text-caption text-ink-3">받을 날</p>
        <p className="text-body2 font-semibold">{text}</p>
        {!gift.canEnterAddress && gift.canChooseDay && gift.dayChangeUntil && (
          <p className="text-caption text-ink-3">{untilText(gift.dayChangeUntil)}</p>
        )}
      </div>
      {gift.canChooseDay && (
        <button
          type="button"
          className="min-h-11 min-w-11 flex-none text-label font-semibold text-brand-ink"
          onClick={() => onChange({ ...choice, isOpen: true })}
        >
          받을 날 {gift.canEnterAddress ? "고르기" : "바꾸기"}
        </button>
      )}
      <DaySheet
        key={choice.zonecode}
        open={choice.isOpen && gift.canChooseDay}
        onClose={() => onChange({ ...choice, isOpen: false })}
        days={days}
        chosen={chosen}
        busy={save.isPending}
        error={save.error}
        onChoose={(day) =>
          gift.canEnterAddress ? onChange({ ...choice, day, isOpen: false }) : save.mutate(day)
        }
      />
    </div>
  );
}

type Day = Parameters<typeof giftDayText>[0];

function beforeAddress(chosen: Day | null, earliest: Day | null, isLost: boolean): string {
  if (isLost) return "받을 날을 다시 골라 주세요";
  if (chosen && chosen.day !== earliest?.day) return giftDayText(chosen);
  return earliest ? `${giftDayText(earliest)} · 가장 빨리` : "가장 빨리";
}

/** Writes the promised days of all products; `null` while none is promised. */
function afterAddress({ orderItemProducts }: ReceivedGift): string | null {
  const promises = orderItemProducts.flatMap(({ orderOptionGroups }) =>
    orderOptionGroups.flatMap(({ deliveryPromise }) => deliveryPromise ?? []),
  );
  const from = promises.map(({ arrivalFrom }) => arrivalFrom).toSorted()[0];
  const to = promises
    .map(({ arrivalTo }) => arrivalTo)
    .toSorted()
    .at(-1);
  return from && to ? arrivalDays(from, to) : null;
}

/** @example untilText("2026-12-02T05:00:00.000Z") // "12월 2일 (수) 14:00까지, 농장이 준비하기 전이면 바꿀 수 있어요" */
function untilText(until: string): string {
  return `${formatMonthDay(kstDateOf(until))} ${kstTimeOf(until)}까지, 농장이 준비하기 전이면 바꿀 수 있어요`;
}
