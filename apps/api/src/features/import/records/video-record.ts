import { Id } from "@todayfruit/contract/common-schemas";
import { type Static, Type } from "typebox";
import { Amount, Line, MediaPath, PastOffset, Slug, WholeCount } from "./record-field-schemas.ts";

/** Row of `videos.json`. */
export const VideoRecord = Type.Object({
  id: Id,
  slug: Slug(80),
  title: Line(100),
  contents: Line(1000),
  videoUrl: MediaPath,
  thumbnail: MediaPath,
  durationSeconds: Type.Number({ exclusiveMinimum: 0, maximum: 9999 }),
  width: Amount,
  height: Amount,
  viewCount: WholeCount,
  videoShareCount: WholeCount,
  productIds: Type.Array(Id, { maxItems: 100 }),
  dateOffset: PastOffset,
});
export type VideoRecord = Static<typeof VideoRecord>;
