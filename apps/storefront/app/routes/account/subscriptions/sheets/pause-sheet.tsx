import { formatMonthDay, KOREAN_WEEKDAYS } from "@todayfruit/domain/calendar/kst";
import Bell from "lucide-react/icons/bell";
import { useState } from "react";
import { api } from "../../../../api/browser-api.ts";
import { ChoiceTitleWithDescription } from "../../../../features/subscriptions/choice-title-with-description.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { RadioCards } from "../../../../ui/form/radio-cards.tsx";
import { Callout } from "../../../../ui/layout/callout.tsx";
import { BottomSheet } from "../../../../ui/overlay/bottom-sheet.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import { useChangeSubscription } from "../use-change-subscription.ts";
import type { SubscriptionSheetProps } from "./subscription-sheet-props-types.ts";

const TIMES = ["한 번", "두 번"] as const;

/** Pauses a subscription for one or two deliveries or until it is resumed, and leads to its end. */
export function PauseSheet({ subscription, onClose, onSheet }: SubscriptionSheetProps) {
  const { id, pauses, weekday, pause } = subscription;
  const [chosen, setChosen] = useState(String(pauses[0]?.cycles ?? "open"));
  const changing = useChangeSubscription();
  const cycles = chosen === "open" ? null : Number(chosen);
  const name = cycles === null ? "다시 시작할 때까지" : `${TIMES[cycles - 1]}`;
  const send = () =>
    changing.mutate({
      send: () => api("PUT /v1/app-users/subscriptions/{id}/pause", { path: { id }, body: { cycles } }),
      done: () => {
        showSnackbar(`${name} 쉴게요`, { tone: "success" });
        onClose();
      },
    });
  return (
    <BottomSheet
      open
      title="얼마나 쉴까요?"
      onClose={onClose}
      foot={
        pause === null && (
          <Button block size="lg" busy={changing.isPending} onClick={send}>
            {name} 쉬기
          </Button>
        )
      }
    >
      {pause === null && (
        <RadioCards
          label="쉬는 동안"
          look="plain"
          value={chosen}
          onChange={setChosen}
          options={[
            ...pauses.map((each) => ({
              value: String(each.cycles),
              content: (
                <ChoiceTitleWithDescription
                  title={TIMES[each.cycles - 1] ?? `${each.cycles}번`}
                  text={`${formatMonthDay(each.resumesOn)}에 다시`}
                />
              ),
            })),
            {
              value: "open",
              content: (
                <ChoiceTitleWithDescription
                  title="다시 시작할 때까지"
                  text={`시작을 누르면 그다음 ${KOREAN_WEEKDAYS[weekday]}요일부터`}
                />
              ),
            },
          ]}
        />
      )}
      <div className="mt-3">
        <Callout icon={Bell}>다시 시작하기 이틀 전에 문자로 알려드려요</Callout>
      </div>
      <button
        className="mt-2 min-h-11 text-label text-danger underline"
        type="button"
        aria-haspopup="dialog"
        onClick={() => onSheet("end")}
      >
        정기배송 그만두기
      </button>
    </BottomSheet>
  );
}
