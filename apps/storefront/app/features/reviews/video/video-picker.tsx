import { VIDEO_MEGABYTES, VIDEO_SECONDS } from "@todayfruit/domain/videos/video-limits";
import Video from "lucide-react/icons/video";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { Button } from "../../../ui/form/button.tsx";
import { Photo } from "../../../ui/media/photo.tsx";
import { PlayBadge } from "./play-badge.tsx";
import type { PickedVideo, VideoUpload } from "./use-video-upload.ts";

type VideoPickerProps = {
  video: VideoUpload;
  /** False when the review has as many pictures as it may. */
  hasRoom: boolean;
};

/** Picks one video and shows the state of its upload. */
export function VideoPicker({ video, hasRoom }: VideoPickerProps) {
  const { picked } = video;
  const choose = useRef<HTMLInputElement>(null);
  function remove(): void {
    video.remove();
    // The button that had the focus is gone.
    requestAnimationFrame(() => choose.current?.focus());
  }
  return (
    <div>
      <div className="flex items-center gap-2.5">
        {picked === null ? (
          <label
            className={`flex size-20 flex-none cursor-pointer flex-col items-center justify-center gap-1 rounded-md border border-dashed border-line-strong text-caption has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${hasRoom ? "bg-surface text-ink-2" : "bg-sunken text-ink-disabled"}`}
          >
            <input
              ref={choose}
              className="sr-only"
              type="file"
              accept="video/mp4,video/quicktime,video/webm"
              disabled={!hasRoom}
              aria-label="영상 고르기"
              aria-describedby="video-limits"
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0];
                currentTarget.value = "";
                if (file) video.add(file);
              }}
            />
            <Video className="size-6" aria-hidden />
            <span aria-hidden>영상 더하기</span>
          </label>
        ) : (
          <Tile picked={picked} onRemove={remove} />
        )}
        <p id="video-limits" className="text-caption text-ink-3">
          {hasRoom || picked
            ? `영상 한 개, ${VIDEO_SECONDS}초·${VIDEO_MEGABYTES}MB까지 올릴 수 있어요. 위치 정보는 지워요.`
            : "사진을 한 장 빼면 영상을 올릴 수 있어요."}
        </p>
      </div>
      <div
        className={video.isBusy ? "mt-3 flex items-center gap-3 text-caption text-ink-2 tabular-nums" : ""}
      >
        {video.isBusy && picked && (
          <>
            <progress className="h-1.5 flex-1 accent-brand" aria-label="영상 올리기" value={picked.share} />
            <span className="min-w-9 text-right">{Math.floor(picked.share * 100)}%</span>
            <Button tone="outline" size="sm" onClick={remove} aria-label="영상 올리기 취소">
              취소
            </Button>
          </>
        )}
      </div>
      <p className="sr-only" role="status">
        {video.isBusy ? "영상을 올리고 있어요" : video.stored && "영상을 올렸어요"}
      </p>
      <div aria-live="polite" className="text-caption text-danger">
        {picked?.error && (
          <p className="mt-2 flex items-center justify-between gap-3">
            {picked.error}
            {picked.canRetry && (
              <Button
                tone="outline"
                size="sm"
                aria-label={`${picked.name} 다시 올리기`}
                onClick={video.retry}
              >
                다시 올리기
              </Button>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

/** Picked video, drawn from its stored first frame. */
function Tile({ picked: { name, stored, error }, onRemove }: { picked: PickedVideo; onRemove(): void }) {
  return (
    <div className="relative size-20 flex-none">
      {stored ? (
        <Photo className="size-20 rounded-md" path={stored.poster} alt="고른 영상" sizes="80px">
          <PlayBadge seconds={stored.seconds} />
        </Photo>
      ) : (
        <span className="grid size-20 place-items-center overflow-hidden rounded-md bg-sunken p-1 text-center text-caption">
          {error === null ? (
            <span className="spinner" aria-hidden />
          ) : (
            <span className="line-clamp-3 break-all text-danger">{name}</span>
          )}
        </span>
      )}
      <button
        type="button"
        className="absolute -top-2 -right-2 grid size-6 place-items-center rounded-full bg-ink text-canvas after:absolute after:-inset-2.5"
        aria-label="영상 빼기"
        onClick={onRemove}
      >
        <X className="size-3.5" aria-hidden />
      </button>
    </div>
  );
}
