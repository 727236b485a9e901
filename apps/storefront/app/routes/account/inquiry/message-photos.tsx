import { useState } from "react";
import { imageSrcSet, imageUrl } from "../../../ui/media/build-image-urls-and-srcset.ts";
import { Photo } from "../../../ui/media/photo.tsx";
import { BottomSheet } from "../../../ui/overlay/bottom-sheet.tsx";

type MessagePhotosProps = {
  photos: readonly string[];
  /** Begins their names: `보낸 사진`, `받은 사진`. */
  name: string;
};

/** Pictures of a text of an inquiry; each opens large. */
export function MessagePhotos({ photos, name }: MessagePhotosProps) {
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const path = photos[at];
  return (
    <>
      <ul className="mt-2 flex flex-wrap gap-2">
        {photos.map((photo, index) => (
          <li key={photo}>
            <button
              className="block rounded-10"
              type="button"
              aria-haspopup="dialog"
              aria-label={`${name} ${index + 1} 크게 보기`}
              onClick={() => {
                setAt(index);
                setOpen(true);
              }}
            >
              <Photo className="size-24 rounded-10" path={photo} alt="" sizes="96px" />
            </button>
          </li>
        ))}
      </ul>
      <BottomSheet open={open} onClose={() => setOpen(false)} title={`${name} ${at + 1}`}>
        {path !== undefined && (
          <img
            className="mx-auto max-h-[65dvh] w-full rounded-md object-contain"
            src={imageUrl(path, 720)}
            srcSet={imageSrcSet(path)}
            sizes="(min-width: 720px) 720px, 100vw"
            alt={`${name} ${at + 1}`}
          />
        )}
      </BottomSheet>
    </>
  );
}
