import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useEffect, useState } from "react";
import { LiveRegion } from "../../../ui/accessibility/live-region.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";

/** Milliseconds between two announcements. */
const ANNOUNCED_EVERY = 10_000;

type PlaceProgressProps = { number: number; ahead: number; left: number; onBrand: boolean };

/** Number of people who are called before, and of boxes left; announced politely, at most every ten seconds. */
export function PeopleAheadAndBoxesLeft({ number, ahead, left, onBrand }: PlaceProgressProps) {
  const text = `앞에 ${groupDigits(ahead)}명, 남은 상자 ${groupDigits(left)}개`;
  const announced = useLatestEvery(text, ANNOUNCED_EVERY);
  return (
    <>
      <div className="mt-4">
        <ProgressBar
          label={`앞에 ${groupDigits(ahead)}명`}
          value={Math.max(0, number - ahead)}
          max={number}
          tone={onBrand ? "accent" : "brand"}
        />
      </div>
      <p className="mt-2 text-label tabular-nums">
        앞에 <b className="font-bold">{groupDigits(ahead)}명</b> · 남은 상자 {groupDigits(left)}개
      </p>
      <LiveRegion text={announced} />
    </>
  );
}

/** Returns a text that changes at most once in `ms`, to its latest value. */
function useLatestEvery(text: string, ms: number): string {
  const [shown, setShown] = useState({ text, at: 0 });
  useEffect(() => {
    if (text === shown.text) return;
    const now = performance.now();
    const timer = setTimeout(
      () => setShown({ text, at: performance.now() }),
      Math.max(0, shown.at + ms - now),
    );
    return () => clearTimeout(timer);
  }, [text, shown, ms]);
  return shown.text;
}
