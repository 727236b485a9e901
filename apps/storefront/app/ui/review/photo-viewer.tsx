import { lazy, Suspense, useState } from "react";
import { useBackCloses } from "../overlay/use-back-closes.ts";
import type { Review } from "./review-item.tsx";

/** A picture with the review that it is of. */
export type ViewedPhoto = {
  path: string;
  review: Review;
};

export type PhotoViewerProps = {
  /** The pictures to look through and where to begin; `null` while closed. */
  viewed: { photos: readonly ViewedPhoto[]; place: number } | null;
  onClose(): void;
};

/** The viewer is fetched when a picture is first opened. */
const PhotoViewerDialog = lazy(async () => ({
  default: (await import("./photo-viewer-dialog.tsx")).PhotoViewerDialog,
}));

/** Pictures one at a time on the whole screen; swiped, or turned with the arrow keys. The back button closes it. */
export function PhotoViewer({ viewed, onClose }: PhotoViewerProps) {
  useBackCloses(viewed !== null, onClose);
  // What was seen last stays while it fades away.
  const [last, setLast] = useState(viewed);
  if (viewed !== null && viewed !== last) setLast(viewed);
  if (last === null) return null;
  return (
    <Suspense fallback={null}>
      <PhotoViewerDialog open={viewed !== null} photos={last.photos} first={last.place} onClose={onClose} />
    </Suspense>
  );
}
