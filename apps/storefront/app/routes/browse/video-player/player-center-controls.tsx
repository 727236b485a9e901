import ChevronDown from "lucide-react/icons/chevron-down";
import Play from "lucide-react/icons/play";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import type { ReactNode } from "react";
import type { Playback } from "./use-playback.ts";

type PlayerCenterControlsProps = {
  playback: Playback;
  onNext: (() => void) | null;
};

/** Centre of the player while nothing plays: play, loading, replay and next. */
export function PlayerCenterControls({ playback, onNext }: PlayerCenterControlsProps) {
  switch (playback.state) {
    case "playing":
      return null;
    case "buffering":
      return (
        <span className="player-middle after-150ms" role="status">
          <span className="spinner spinner-on-brand size-10" aria-hidden />
          <span className="sr-only">영상을 불러오는 중</span>
        </span>
      );
    case "paused":
      return (
        <button
          className="player-middle player-play"
          type="button"
          aria-label="재생"
          onClick={playback.toggle}
        >
          <Play className="ml-1 size-8 fill-current" aria-hidden />
        </button>
      );
    case "ended":
      return (
        <div className="player-middle flex gap-3">
          <EndButton onClick={playback.restart} icon={<RotateCcw className="size-5" aria-hidden />}>
            다시 보기
          </EndButton>
          {onNext && (
            <EndButton onClick={onNext} icon={<ChevronDown className="size-5" aria-hidden />}>
              다음 영상
            </EndButton>
          )}
        </div>
      );
    case "failed":
      return (
        <div className="player-middle flex w-64 flex-col items-center gap-3 text-center" role="alert">
          <p className="text-label font-semibold">영상을 불러오지 못했어요</p>
          <EndButton onClick={playback.restart} icon={<RotateCcw className="size-5" aria-hidden />}>
            다시 시도
          </EndButton>
        </div>
      );
  }
}

function EndButton(props: { onClick(): void; icon: ReactNode; children: string }) {
  return (
    <button
      className="flex h-12 items-center gap-1.5 rounded-full bg-black/60 px-5 text-body2 font-semibold whitespace-nowrap text-white backdrop-blur-sm"
      type="button"
      onClick={props.onClick}
    >
      {props.icon}
      {props.children}
    </button>
  );
}
