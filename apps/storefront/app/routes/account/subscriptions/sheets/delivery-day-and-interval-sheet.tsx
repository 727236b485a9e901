import { formatMonthDay, KOREAN_WEEKDAYS, weekdayOf } from "@todayfruit/domain/calendar/kst";
import { josa } from "@todayfruit/domain/korean/josa";
import { useState } from "react";
import { api } from "../../../../api/browser-api.ts";
import { ChoiceTitleWithDescription } from "../../../../features/subscriptions/choice-title-with-description.tsx";
import { DispatchDayPicker } from "../../../../features/subscriptions/dispatch-day-picker.tsx";
import { IntervalControl } from "../../../../features/subscriptions/interval-control.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { RadioCards } from "../../../../ui/form/radio-cards.tsx";
import { BottomSheet } from "../../../../ui/overlay/bottom-sheet.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import { useChangeSubscription } from "../use-change-subscription.ts";
import type { SubscriptionSheetProps } from "./subscription-sheet-props-types.ts";
import { TooLateSheet } from "./too-late-sheet.tsx";

/** Moves the next delivery to another day, once or from now on, and changes how often it comes. */
export function DeliveryDayAndIntervalSheet({ subscription, onClose }: SubscriptionSheetProps) {
  const { id, next, days, intervals, intervalWeeks } = subscription;
  const [chosen, setChosen] = useState(next?.dispatchOn ?? "");
  const [isKept, setKept] = useState(false);
  const [weeks, setWeeks] = useState(intervalWeeks);
  const changing = useChangeSubscription();
  const day = days.find(({ dispatchOn }) => dispatchOn === chosen) ?? days[0];
  if (next === null || day === undefined) return <TooLateSheet title="언제 보낼까요?" onClose={onClose} />;
  const after = day.nexts.find((each) => each.intervalWeeks === weeks) ?? day.nexts[0];
  const label = formatMonthDay(day.dispatchOn);
  const change = () =>
    changing.mutate({
      send: () =>
        api("PUT /v1/app-users/subscriptions/{id}/cycles/{number}/day", {
          path: { id, number: next.number },
          body: { dispatchOn: day.dispatchOn, isKept, intervalWeeks: weeks },
        }),
      done: () => {
        showSnackbar(`${josa(label, "으로/로")} 바꿨어요`, { tone: "success" });
        onClose();
      },
    });
  return (
    <BottomSheet
      open
      title="언제 보낼까요?"
      onClose={onClose}
      foot={
        <Button block size="lg" busy={changing.isPending} onClick={change}>
          {josa(label, "으로/로")} 바꾸기
        </Button>
      }
    >
      <h3 className="mb-1 text-label font-semibold text-ink-2">이번 출고일</h3>
      <DispatchDayPicker label="이번 출고일" days={days} selected={day.dispatchOn} onSelect={setChosen} />
      <h3 className="mt-5 text-label font-semibold text-ink-2">그다음부터</h3>
      {after && (
        <RadioCards
          label="그다음부터"
          look="plain"
          value={isKept ? "kept" : "once"}
          onChange={(value) => setKept(value === "kept")}
          options={[
            {
              value: "once",
              content: (
                <ChoiceTitleWithDescription
                  title="이번만 바꾸기"
                  text={`다음은 ${formatMonthDay(after.onceOn)} 그대로`}
                />
              ),
            },
            {
              value: "kept",
              content: (
                <ChoiceTitleWithDescription
                  title={`앞으로 계속 ${KOREAN_WEEKDAYS[weekdayOf(day.dispatchOn)]}요일`}
                  text={`다음은 ${formatMonthDay(after.keptOn)}`}
                />
              ),
            },
          ]}
        />
      )}
      <h3 className="mt-3 mb-2 text-label font-semibold text-ink-2">얼마나 자주</h3>
      <IntervalControl intervals={intervals} value={weeks} onChange={setWeeks} />
    </BottomSheet>
  );
}
