import Camera from "lucide-react/icons/camera";
import X from "lucide-react/icons/x";
import type { ChangeEvent } from "react";
import { Button } from "../../ui/form/button.tsx";
import { Photo } from "../../ui/media/photo.tsx";
import type { Photos, PickedPhoto } from "./use-photo-uploads.ts";

type PhotoPickerProps = {
  photos: Photos;
  most: number;
};

/** Picks pictures from the camera or the gallery and shows the state of each. */
export function PhotoPicker({ photos, most }: PhotoPickerProps) {
  const left = most - photos.list.length;
  function pick({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    photos.add([...(currentTarget.files ?? [])]);
    currentTarget.value = "";
  }
  return (
    <div>
      <ul className="flex flex-wrap gap-2.5" aria-label="고른 사진">
        <li>
          <label
            className={`flex size-20 cursor-pointer flex-col items-center justify-center gap-1 rounded-md border border-dashed border-line-strong text-caption text-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${left === 0 ? "bg-sunken text-ink-disabled" : "bg-surface"}`}
          >
            <input
              className="sr-only"
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              multiple
              disabled={left === 0}
              aria-label="사진 고르기"
              onChange={pick}
            />
            <Camera className="size-6" aria-hidden />
            <span aria-hidden>사진 더하기</span>
          </label>
        </li>
        {photos.list.map((photo, index) => (
          <Picked
            key={photo.key}
            photo={photo}
            number={index + 1}
            onRemove={() => photos.remove(photo.key)}
          />
        ))}
      </ul>
      <Progress photos={photos} />
      <div aria-live="polite" className="text-caption text-danger">
        {photos.list
          .filter((photo) => photo.error !== null)
          .map((photo) => (
            <p key={photo.key} className="mt-2 flex items-center justify-between gap-3">
              {photo.error}
              {photo.canRetry && (
                <Button
                  tone="outline"
                  size="sm"
                  aria-label={`${photo.name} 다시 올리기`}
                  onClick={() => photos.retry(photo.key)}
                >
                  다시 올리기
                </Button>
              )}
            </p>
          ))}
      </div>
    </div>
  );
}

/** Progress of the uploads; empty when none is running. Announces whole pictures, not bytes. */
function Progress({ photos: { list, paths, share, isBusy } }: { photos: Photos }) {
  const sent = list.filter(({ error }) => error === null).length;
  return (
    <div className={isBusy ? "mt-3 flex items-center gap-3 text-caption text-ink-2 tabular-nums" : ""}>
      {isBusy && <progress className="h-1.5 flex-1 accent-brand" aria-label="사진 올리기" value={share} />}
      <p role="status">{isBusy && `사진 ${sent}장 중 ${paths.length}장 올렸어요`}</p>
    </div>
  );
}

/** Picked picture, drawn from the uploaded file, so that the shopper sees what was stored. */
function Picked({ photo, number, onRemove }: { photo: PickedPhoto; number: number; onRemove(): void }) {
  return (
    <li className="relative size-20">
      {photo.path === null ? (
        <span className="grid size-20 place-items-center overflow-hidden rounded-md bg-sunken p-1 text-center text-caption">
          {photo.error === null ? (
            <>
              <span className="spinner" aria-hidden />
              <span className="sr-only">{photo.name} 올리는 중</span>
            </>
          ) : (
            <span className="line-clamp-3 break-all text-danger">{photo.name}</span>
          )}
        </span>
      ) : (
        <Photo className="size-20 rounded-md" path={photo.path} alt={`고른 사진 ${number}`} sizes="80px" />
      )}
      <button
        type="button"
        className="absolute -top-2 -right-2 grid size-6 place-items-center rounded-full bg-ink text-canvas after:absolute after:-inset-2.5"
        aria-label={`사진 ${number} 빼기`}
        onClick={onRemove}
      >
        <X className="size-3.5" aria-hidden />
      </button>
    </li>
  );
}
