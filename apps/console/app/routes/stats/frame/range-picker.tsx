import { useState } from "react";
import {
  lastDays,
  lengthOf,
  RANGE_DAYS,
  readRange,
} from "../../../features/stats/parse-and-shift-stats-range.ts";
import { useRangeOfAddress } from "../../../features/stats/use-range-of-address.ts";
import { Button } from "../../../ui/form/button.tsx";
import { shortDay } from "../../../ui/format-dates-and-durations.ts";

/** The range of the reports: the last days at one press, or a first and a last day of at most 31 days. */
export function RangePicker() {
  const { range, setRange } = useRangeOfAddress();
  const [written, setWritten] = useState(range);
  const isWrong = readRange(written, new Date()).from !== written.from;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <b className="number font-semibold text-ink">
        {shortDay(range.from)} ~ {shortDay(range.to)} · {lengthOf(range)}일
      </b>
      {RANGE_DAYS.map((days) => {
        const last = lastDays(days, new Date());
        const isOn = last.from === range.from && last.to === range.to;
        return (
          <Button
            key={days}
            tone={isOn ? "tint" : "outline"}
            aria-pressed={isOn}
            onClick={() => {
              setWritten(last);
              setRange(last);
            }}
          >
            {days}일
          </Button>
        );
      })}
      <form
        className="flex flex-wrap items-center gap-1"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWrong) setRange(written);
        }}
      >
        <Day label="첫날" value={written.from} onWrite={(from) => setWritten({ ...written, from })} />
        <span aria-hidden>~</span>
        <Day label="끝날" value={written.to} onWrite={(to) => setWritten({ ...written, to })} />
        <Button type="submit" denied={isWrong ? "첫날부터 끝날까지 31일 안에서 골라 주세요" : null}>
          보기
        </Button>
      </form>
    </div>
  );
}

function Day({ label, value, onWrite }: { label: string; value: string; onWrite(day: string): void }) {
  return (
    <input
      type="date"
      aria-label={label}
      value={value}
      onChange={({ target }) => onWrite(target.value)}
      className="number h-8 rounded-control bg-surface px-2 inset-shadow-outline focus:inset-shadow-focus focus:outline-none max-desk:h-11"
    />
  );
}
