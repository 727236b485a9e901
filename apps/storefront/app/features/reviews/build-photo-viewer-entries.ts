import type { Review } from "./review-item.tsx";

/** Picture with its review; of a video, its first frame. */
export type ViewerPhoto = {
  path: string;
  review: Review;
  video: Review["video"];
};

/** Lists the pictures of a review for the viewer. */
export function buildPhotoViewerEntries(review: Review): ViewerPhoto[] {
  return review.reviewImages.map(({ imageFile }) => ({
    path: imageFile,
    review,
    video: review.video?.poster === imageFile ? review.video : null,
  }));
}
