import type { Review } from "../../../../features/reviews/review-item.tsx";

/** Picture of the strip. */
export type PhotoStripPicture = {
  /** Id of its review. */
  id: number;
  path: string;
  nickname: string;
  /** Length of the review's video; `null` without one. */
  videoSeconds: number | null;
};

/** Number of pictures in the strip. */
export const MOST_PICTURES = 4;

/** Picks the strip's pictures: the first picture of each review that has one, in the order of the reviews. */
export function pickPhotoStripPictures(reviews: readonly Review[]): PhotoStripPicture[] {
  return reviews
    .flatMap(({ id, reviewImages: [picture], nickname, video }) =>
      picture ? [{ id, path: picture.imageFile, nickname, videoSeconds: video && video.seconds }] : [],
    )
    .slice(0, MOST_PICTURES);
}
