import type { ProductReview, Review } from "@todayfruit/contract/reviews/review";
import {
  type AspectAnswers,
  REVIEW_ASPECTS,
  type ReviewAspect,
} from "@todayfruit/domain/reviews/review-aspect-rules";
import type { Static } from "typebox";
import type { ReviewRow, ReviewStatsRow } from "./product-reviews.repository.ts";

/** Presents a review of a product; a hidden one with its score and ground only. */
export function presentProductReview(
  row: ReviewRow,
  product: Pick<ReviewStatsRow, "id" | "name" | "image" | "distributor_name">,
): Static<typeof ProductReview> {
  const isHidden = row.hidden_at !== null;
  return {
    ...presentOwnReview(row),
    ...(isHidden ? { contents: "", reviewImages: [], video: null } : {}),
    orderItemProduct: {
      productId: product.id,
      productName: product.name,
      image: product.image,
      optionName: row.option_name,
      distributorName: product.distributor_name,
    },
  };
}

/** Presents a review to its writer, a hidden one in full. */
export function presentOwnReview(row: ReviewRow): Static<typeof Review> {
  return {
    id: row.id,
    score: row.score,
    contents: row.contents,
    reviewImages: row.images.map((imageFile, sort) => ({ sort, imageFile })),
    video: presentVideo(row),
    nickname: row.nickname,
    gradeName: row.grade_name,
    optionName: row.option_name,
    aspects: presentAspects(row),
    harvestMonth: row.harvest_month,
    purchaseCount: row.purchase_count,
    helpfulCount: row.helpful_count,
    sellerReply: row.seller_reply,
    hiddenFor: row.hidden_for,
    createdAt: row.created_at.toISOString(),
    isEdited: row.updated_at !== null,
  };
}

/** Presents the answers of a review without the aspects that it did not answer. */
export function presentAspects(row: Pick<ReviewRow, ReviewAspect>): AspectAnswers {
  return Object.fromEntries(
    REVIEW_ASPECTS.flatMap((each) => (row[each] === null ? [] : [[each, row[each]]])),
  );
}

function presentVideo({ video, video_poster, video_seconds }: ReviewRow): Static<typeof Review>["video"] {
  if (video === null || video_poster === null || video_seconds === null) return null;
  return { path: video, poster: video_poster, seconds: video_seconds };
}
