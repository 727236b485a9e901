import { Type } from "typebox";
import { Count, closed, Id, Text } from "../common-schemas.ts";

/** A short video. `isMyVideoShare` is false in replies that are the same for everyone. */
export const Video = closed({
  id: Id,
  title: Text(100),
  contents: Text(500),
  videoUrl: Text(200),
  thumbnail: Text(200),
  durationSeconds: Type.Number({ minimum: 0 }),
  width: Count,
  height: Count,
  viewCount: Count,
  videoShareCount: Count,
  isMyVideoShare: Type.Boolean(),
});
