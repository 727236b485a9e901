import { Suspense, useState } from "react";
import { createLazyComponent } from "../../ui/create-lazy-component.ts";
import { useBackButtonClosesOverlay } from "../../ui/overlay/use-back-button-closes-overlay.ts";
import type { ViewerPhoto } from "./build-photo-viewer-entries.ts";

export type PhotoViewerProps = {
  /** Pictures to show and the index to start with; `null` while closed. */
  viewed: { photos: readonly ViewerPhoto[]; index: number } | null;
  onClose(): void;
};

/** Loaded when a picture is first opened. */
const PhotoViewerDialog = createLazyComponent(
  async () => (await import("./photo-viewer-dialog.tsx")).PhotoViewerDialog,
);

/** Full-screen viewer, one picture at a time; swipe or use the arrow keys. The back button closes it. */
export function LazyPhotoViewer({ viewed, onClose }: PhotoViewerProps) {
  useBackButtonClosesOverlay(viewed !== null, onClose);
  // Keeps the last picture while the viewer fades out.
  const [last, setLast] = useState(viewed);
  if (viewed !== null && viewed !== last) setLast(viewed);
  if (last === null) return null;
  return (
    <Suspense fallback={null}>
      <PhotoViewerDialog open={viewed !== null} photos={last.photos} first={last.index} onClose={onClose} />
    </Suspense>
  );
}
