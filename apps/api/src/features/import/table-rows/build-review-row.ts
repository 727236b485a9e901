import type { ImportDay } from "../convert-day-offsets.ts";
import type { ReviewRecord } from "../records/review-record.ts";
import type { ImportedRow } from "./imported-row-types.ts";

export function buildReviewRow(record: ReviewRecord, day: ImportDay): ImportedRow<"review"> {
  return {
    id: record.id,
    product_id: record.productId,
    option_id: record.optionId,
    option_name: record.optionName,
    nickname: record.nickname,
    score: record.score,
    contents: record.contents,
    images: record.reviewImages.toSorted((a, b) => a.sort - b.sort).map((image) => image.imageFile),
    helpful_count: record.helpfulCount,
    purchase_count: record.purchaseCount,
    grade_name: record.userGradeName,
    seller_reply: record.sellerReply && {
      contents: record.sellerReply.contents,
      createdAt: day.instantAt(record.sellerReply.dateOffset),
    },
    created_at: day.instantAt(record.dateOffset, record.time),
  };
}
