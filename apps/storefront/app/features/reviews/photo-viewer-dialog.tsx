import { Dialog } from "@base-ui/react/dialog";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { imageSrcSet, imageUrl } from "../../ui/media/build-image-urls-and-srcset.ts";
import { Stars } from "../catalog/rating.tsx";
import type { ViewerPhoto } from "./build-photo-viewer-entries.ts";
import { ReviewVideo } from "./video/review-video.tsx";

type PhotoViewerDialogProps = {
  open: boolean;
  photos: readonly ViewerPhoto[];
  first: number;
  onClose(): void;
};

const BUTTON_CLASS = "grid size-11 place-items-center rounded-full bg-black/50 text-white disabled:invisible";

export function PhotoViewerDialog({ open, photos, first, onClose }: PhotoViewerDialogProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(first);
  const shown = photos[index] ?? photos[0];

  useEffect(() => {
    if (!open) return;
    setIndex(first);
    strip.current?.children[first]?.scrollIntoView({
      behavior: "instant",
      inline: "center",
      block: "nearest",
    });
  }, [open, first]);

  function turn(step: number): void {
    strip.current?.children[index + step]?.scrollIntoView({ inline: "center", block: "nearest" });
  }
  function onKey(event: KeyboardEvent): void {
    // The arrow keys of a video move within it.
    if (event.target instanceof HTMLVideoElement) return;
    if (event.key === "ArrowRight") turn(1);
    if (event.key === "ArrowLeft") turn(-1);
  }

  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-sheet bg-black" />
        <Dialog.Popup
          className="fixed inset-0 z-sheet mx-auto flex max-w-(--col-max) flex-col text-white outline-none"
          onKeyDown={onKey}
        >
          <div className="flex h-13 flex-none items-center justify-between px-2">
            <Dialog.Title className="px-2 text-label font-semibold tabular-nums" aria-live="polite">
              후기 사진 {index + 1} / {photos.length}
            </Dialog.Title>
            <Dialog.Close className={BUTTON_CLASS} aria-label="사진 닫기">
              <X aria-hidden />
            </Dialog.Close>
          </div>
          <div className="relative min-h-0 flex-1">
            <ul
              ref={strip}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys too.
              tabIndex={0}
              aria-label="후기 사진들"
              className="scrollbar-none flex h-full snap-x snap-mandatory overflow-x-auto scroll-smooth motion-reduce:scroll-auto"
              onScroll={({ currentTarget }) =>
                setIndex(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
              }
            >
              {photos.map(({ path, review, video }, photoIndex) => (
                <li
                  key={`${review.id} ${path}`}
                  className="flex h-full w-full flex-none snap-center items-center"
                >
                  {video && photoIndex === index ? (
                    <ReviewVideo
                      className="size-full object-contain"
                      video={video}
                      nickname={review.nickname}
                    />
                  ) : (
                    <img
                      className="max-h-full w-full object-contain"
                      src={imageUrl(path, 720)}
                      srcSet={imageSrcSet(path)}
                      sizes="(min-width: 720px) 720px, 100vw"
                      alt={`${review.nickname}님의 후기 사진 ${photoIndex + 1}`}
                      loading={Math.abs(photoIndex - index) <= 1 ? "eager" : "lazy"}
                    />
                  )}
                </li>
              ))}
            </ul>
            <div className="pointer-events-none absolute inset-x-2 top-1/2 flex -translate-y-1/2 justify-between *:pointer-events-auto">
              <button
                className={BUTTON_CLASS}
                type="button"
                aria-label="앞 사진"
                disabled={index === 0}
                onClick={() => turn(-1)}
              >
                <ChevronLeft aria-hidden />
              </button>
              <button
                className={BUTTON_CLASS}
                type="button"
                aria-label="다음 사진"
                disabled={index >= photos.length - 1}
                onClick={() => turn(1)}
              >
                <ChevronRight aria-hidden />
              </button>
            </div>
          </div>
          {shown && (
            <div className="max-h-[30dvh] flex-none overflow-y-auto px-gutter pt-4 pb-safe-20">
              <p className="flex items-center gap-2 text-label font-semibold">
                {shown.review.nickname} <Stars score={shown.review.score} />
              </p>
              <p className="mt-1.5 text-label wrap-anywhere whitespace-pre-line text-white/85">
                {shown.review.contents}
              </p>
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
