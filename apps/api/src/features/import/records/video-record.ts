import { Id } from "@todayfruit/contract/schema";
import { type Static, Type } from "typebox";
import { Amount, DayOffset, Line, MediaPath, WholeCount } from "./fields.ts";

/** One row of `videos.json`. */
export const VideoRecord = Type.Object({
  id: Id,
  slug: Type.String({ pattern: "^[a-z0-9][a-z0-9-]*$", maxLength: 80 }),
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
  dateOffset: DayOffset,
});
export type VideoRecord = Static<typeof VideoRecord>;
