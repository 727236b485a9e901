import type { Review } from "./review-item.tsx";

/** Picture with its review. */
export type ViewedPhoto = {
  path: string;
  review: Review;
};
