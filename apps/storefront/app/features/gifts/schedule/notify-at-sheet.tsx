import { kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { notifyDays, notifyHours, notifyInstant } from "@todayfruit/domain/gifts/check-and-list-notify-times";
import Info from "lucide-react/icons/info";
import { useState } from "react";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { Button } from "../../../ui/form/button.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { Callout } from "../../../ui/layout/callout.tsx";
import { BottomSheet } from "../../../ui/overlay/bottom-sheet.tsx";
import { OpenDaysCalendar } from "../calendar/open-days-calendar.tsx";
import { hourText, notifyAtText } from "./format-notify-instant-and-hour.ts";

type NotifyAtSheetProps = {
  open: boolean;
  onClose(): void;
  /** Instant chosen before, ISO 8601; `null`: none. */
  chosen: string | null;
  onChoose(notifyAt: string): void;
  busy?: boolean;
  error?: unknown;
};

/** Hour offered first: breakfast is over, and work has begun. */
const USUAL_HOUR = 9;

/** Sheet to choose the day and the hour at which the shop sends a gift to its receivers. */
export function NotifyAtSheet({ open, onClose, chosen, onChoose, busy = false, error }: NotifyAtSheetProps) {
  const now = new Date().toISOString();
  const [pressed, setPressed] = useState<string | null>(null);
  const [hour, setHour] = useState<number | null>(null);
  const days = notifyDays(now);
  const wantedDay = pressed ?? (chosen && kstDateOf(chosen));
  const day = days.find((each) => each === wantedDay) ?? days.find((each) => each > kstDateOf(now)) ?? "";
  const hours = notifyHours(day, now);
  const wantedHour = hour ?? (chosen ? Number(kstTimeOf(chosen).slice(0, 2)) : USUAL_HOUR);
  const at = hours.find((each) => each >= wantedHour) ?? hours.at(-1) ?? USUAL_HOUR;
  const notifyAt = notifyInstant(day, at);
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="언제 보낼까요?"
      foot={
        <>
          {error !== undefined && error !== null && (
            <p role="alert" className="mb-3 rounded-md bg-danger-tint px-4 py-3 text-label">
              {extractErrorText(error)}
            </p>
          )}
          <Button block size="lg" busy={busy} onClick={() => onChoose(notifyAt)}>
            {`${notifyAtText(notifyAt)}에 보내기`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <OpenDaysCalendar label="보낼 날" days={days} selected={day} onSelect={setPressed} />
        <SelectField
          label="보낼 시각"
          options={hours.map((each) => ({ value: String(each), label: hourText(each) }))}
          value={String(at)}
          onChange={(event) => setHour(Number(event.target.value))}
        />
        <Callout icon={Info}>
          그때까지 받는 분은 알 수 없어요. 보내기 전에는 언제든 바꾸거나 취소할 수 있어요
        </Callout>
      </div>
    </BottomSheet>
  );
}
