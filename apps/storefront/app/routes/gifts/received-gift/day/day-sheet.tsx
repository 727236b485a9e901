import Info from "lucide-react/icons/info";
import { useState } from "react";
import { extractErrorText } from "../../../../api/extract-error-text.ts";
import { OpenDaysCalendar } from "../../../../features/gifts/calendar/open-days-calendar.tsx";
import { LoadFailed } from "../../../../ui/feedback/load-failed.tsx";
import { Skeleton, SkeletonBox } from "../../../../ui/feedback/skeleton.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { Callout } from "../../../../ui/layout/callout.tsx";
import { BottomSheet } from "../../../../ui/overlay/bottom-sheet.tsx";
import { giftDayText, type useReceivingDays } from "./use-receiving-days.ts";

type DaySheetProps = {
  open: boolean;
  onClose(): void;
  days: ReturnType<typeof useReceivingDays>;
  chosen: string | null;
  onChoose(day: string): void;
  busy?: boolean;
  error?: unknown;
};

/** Sheet to choose the day on which a gift is received, of those on which it can arrive. */
export function DaySheet({ open, onClose, days, chosen, onChoose, busy = false, error }: DaySheetProps) {
  const [pressed, setPressed] = useState<string | null>(null);
  const list = days.data?.days ?? [];
  const selected = list.find(({ day }) => day === (pressed ?? chosen)) ?? list[0];
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="언제 받고 싶으세요?"
      foot={
        selected && (
          <>
            {error !== undefined && error !== null && (
              <p role="alert" className="mb-3 rounded-md bg-danger-tint px-4 py-3 text-label">
                {extractErrorText(error)}
              </p>
            )}
            <Button block size="lg" busy={busy} onClick={() => onChoose(selected.day)}>
              {giftDayText(selected)}에 받기
            </Button>
          </>
        )
      }
    >
      {days.isPending && (
        <Skeleton name="받을 수 있는 날">
          <SkeletonBox className="h-60 w-full rounded-lg" />
        </Skeleton>
      )}
      {days.isError && <LoadFailed error={days.error} onRetry={() => void days.refetch()} />}
      {days.data && list.length === 0 && (
        <p className="py-6 text-center text-body2 text-ink-2">
          지금은 고를 수 있는 날이 없어요. 가장 빠른 날에 보내드려요
        </p>
      )}
      {selected && (
        <div className="flex flex-col gap-3">
          <OpenDaysCalendar
            label="받을 날"
            days={list.map(({ day }) => day)}
            earliestNote="가장 빨리"
            selected={selected.day}
            onSelect={setPressed}
          />
          <Callout icon={Info}>농장과 택배가 쉬는 날에는 도착하지 않아요</Callout>
        </div>
      )}
    </BottomSheet>
  );
}
