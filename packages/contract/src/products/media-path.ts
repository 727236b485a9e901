import { Type } from "typebox";

/** Path of a stored picture or video, e.g. `media/photos/satsumas-1.jpg`. */
export const MediaPath = Type.String({
  pattern: "^media(/[A-Za-z0-9가-힣_-][A-Za-z0-9가-힣._-]*)+$",
  maxLength: 200,
});
