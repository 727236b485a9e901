import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { relativeDayText } from "@todayfruit/domain/calendar/relative-day-text";
import { useState } from "react";
import type { FollowedReturn } from "../../../features/returns/list-return-progress-steps.ts";
import { Button } from "../../../ui/form/button.tsx";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { BottomSheet } from "../../../ui/overlay/bottom-sheet.tsx";
import { useChangeReturn } from "./use-change-return.ts";

const MOVE = "PUT /v1/app-users/orders/{id}/claims/{claimId}/pickup";

/** 가지러 올 날 바꾸기: the days on which the carrier works; nothing where the day cannot be moved. */
export function ChangePickupDayButton({ request }: { request: FollowedReturn }) {
  const { orderId, id: claimId, pickup, pickupDays } = request;
  const [isAsked, setIsAsked] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const moving = useChangeReturn<string>(
    request,
    (call, pickupOn) => call(MOVE, { path: { id: orderId, claimId }, body: { pickupOn } }),
    { done: "날을 바꿨어요. 택배사가 받으면 알려드려요", onDone: () => setIsAsked(false) },
  );
  if (pickup === null || pickupDays.length === 0) return null;
  const today = kstDateOf(new Date().toISOString());
  const day = chosen ?? pickup.pickupOn;
  return (
    <>
      <Button className="grow" tone="outline" size="sm" onClick={() => setIsAsked(true)}>
        가지러 올 날 바꾸기
      </Button>
      <BottomSheet
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title="언제 가지러 갈까요?"
        foot={
          <Button
            block
            size="lg"
            disabled={day === pickup.pickupOn}
            busy={moving.isPending}
            onClick={() => moving.mutate(day)}
          >
            {day === pickup.pickupOn ? "다른 날을 골라 주세요" : `${relativeDayText(day, today)}로 바꾸기`}
          </Button>
        }
      >
        <RadioCards
          label="가지러 올 날"
          look="plain"
          value={day}
          onChange={setChosen}
          options={pickupDays.map((value) => ({ value, content: relativeDayText(value, today) }))}
        />
      </BottomSheet>
    </>
  );
}
