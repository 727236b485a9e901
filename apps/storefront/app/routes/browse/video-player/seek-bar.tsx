import { useEffect, useRef } from "react";
import { playingTime } from "../../../features/videos/format-playing-time-and-views.ts";
import type { Playback } from "./use-playback.ts";

/** Position of the video, changed by dragging and by ← and →. */
export function SeekBar({ playback, duration }: { playback: Playback; duration: number }) {
  const bar = useRef<HTMLInputElement>(null);
  const position = Math.min(playback.position, duration);
  useEffect(() => {
    bar.current?.style.setProperty("--played", `${(position / duration) * 100}%`);
  }, [position, duration]);
  return (
    <>
      <input
        ref={bar}
        className="seek"
        type="range"
        min={0}
        max={duration}
        step={0.1}
        value={position}
        aria-label="재생 위치"
        aria-valuetext={`${playingTime(duration)} 가운데 ${playingTime(position)}`}
        onChange={(event) => playback.seek(event.currentTarget.valueAsNumber)}
      />
      <p className="flex justify-between text-micro tabular-nums opacity-90" aria-hidden>
        <span>{playingTime(position)}</span>
        <span>{playingTime(duration)}</span>
      </p>
    </>
  );
}
