import type { ReviewAspect } from "@todayfruit/domain/reviews/review-aspect-rules";
import type { Tables } from "../../../db/tables.ts";

/** Columns that the shop maintains and an import never writes. Reviews and questions are counted by triggers. */
export type OwnColumn =
  | "is_sold_out"
  | "review_count"
  | "score_average"
  | "question_count"
  | "answer_changed_at"
  | "updated_at"
  | "hidden_at"
  | "hidden_for"
  | "pin_place"
  | ReviewAspect
  | "harvest_month"
  | "is_hidden"
  | "is_shown"
  | "origin_area"
  | "record_id"
  | "return_fee"
  | "return_address"
  | "seo_title"
  | "seo_description"
  | "image_alts"
  | "version"
  | "video"
  | "video_poster"
  | "video_seconds";

/** Row of a table as JSON: instants are ISO 8601 strings, other values as they are read. */
export type ImportedRow<Table extends keyof Tables> = {
  [Column in Exclude<keyof Tables[Table], OwnColumn>]: Date extends Tables[Table][Column]
    ? string | Exclude<Tables[Table][Column], Date>
    : Tables[Table][Column];
};
