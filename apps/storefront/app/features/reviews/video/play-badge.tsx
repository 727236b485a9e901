import Play from "lucide-react/icons/play";
import { playingTime } from "../../videos/format-playing-time-and-views.ts";

/** Mark of a video on its first frame, with its length. */
export function PlayBadge({ seconds }: { seconds: number }) {
  return (
    <span className="absolute right-1 bottom-1 flex items-center gap-0.5 rounded-full bg-black/60 px-1.5 py-0.5 text-micro font-medium text-white tabular-nums">
      <Play className="size-2.5 fill-current" aria-hidden />
      <span className="sr-only">영상 </span>
      {playingTime(seconds)}
    </span>
  );
}
