import { VideoRecord } from "../../records/video-record.ts";
import { createRecordValidator } from "../../validate/create-record-validator.ts";
import { image } from "../check-media.ts";
import { named } from "../check-references.ts";
import type { RowRules } from "../check-rows.ts";
import type { Known } from "../known-catalogue-facts.ts";
import { findRepeatedValue } from "./find-repeated-value.ts";

export const VIDEO_FILE = "catalog/videos.json";

export const videoValidator = createRecordValidator(VideoRecord);

export function videoRules(known: Known, compare: RowRules<VideoRecord>["compare"]): RowRules<VideoRecord> {
  const slugs = new Set<string>();
  return {
    file: VIDEO_FILE,
    kind: "video",
    validator: videoValidator,
    examine: ({ slug, productIds }) => [
      ...findRepeatedValue(slugs, slug, "slug"),
      ...named(known, "product", productIds, "productIds"),
    ],
    media: ({ videoUrl, thumbnail }) => [
      { field: "videoUrl", path: videoUrl, kind: "video" },
      image(thumbnail, "thumbnail"),
    ],
    ...(compare ? { compare } : {}),
  };
}
