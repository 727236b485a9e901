import CalendarClock from "lucide-react/icons/calendar-clock";
import { useState } from "react";
import { notifyAtText } from "../../../../features/gifts/schedule/format-notify-instant-and-hour.ts";
import { NotifyAtSheet } from "../../../../features/gifts/schedule/notify-at-sheet.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { SegmentedControl } from "../../../../ui/form/segmented-control.tsx";

type NotifyAtChoiceProps = { notifyAt: string | null; onChange(notifyAt: string | null): void };

/** 언제 보낼까요: as soon as the gift is paid, or at a day and hour of the next 30 days. */
export function NotifyAtChoice({ notifyAt, onChange }: NotifyAtChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-5">
      <span className="mb-2 block text-label font-semibold text-ink-2">언제 보낼까요?</span>
      <SegmentedControl
        label="언제 보낼까요?"
        value={notifyAt === null ? "paid" : "later"}
        onChange={(when) => (when === "paid" ? onChange(null) : setOpen(true))}
        options={[
          { value: "paid", label: "결제하면 바로" },
          { value: "later", label: "날을 골라서" },
        ]}
      />
      {notifyAt !== null && (
        <p className="mt-3 flex items-center gap-2 rounded-md bg-brand-tint py-2 pr-2 pl-4 text-label">
          <CalendarClock className="size-5 flex-none text-brand-ink" aria-hidden />
          <span className="min-w-0 flex-1">
            <b className="font-semibold">{notifyAtText(notifyAt)}</b>에{" "}
            <span className="inline-block">문자를 보내요</span>
          </span>
          <Button size="sm" tone="ghost" aria-label="보낼 때 바꾸기" onClick={() => setOpen(true)}>
            바꾸기
          </Button>
        </p>
      )}
      <NotifyAtSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        chosen={notifyAt}
        onChoose={(chosen) => {
          onChange(chosen);
          setOpen(false);
        }}
      />
    </div>
  );
}
