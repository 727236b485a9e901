import { Type } from "typebox";

/** Path of a media file in the imported folder, e.g. `media/photos/satsumas-1.jpg`. */
export const MediaPath = Type.String({
  pattern: "^media(/[\\p{L}\\p{N}_-][\\p{L}\\p{N}._-]*)+$",
  maxLength: 200,
  reason: "media/로 시작하는 파일 경로여야 해요 (글자, 숫자, ., _, -)",
});
/** Shown text, never blank. */
export const Line = (maxLength: number) =>
  Type.String({ pattern: "\\S", maxLength, reason: "비어 있으면 안 돼요" });
/** Name in URLs. */
export const Slug = (maxLength: number) =>
  Type.String({ pattern: "^[a-z0-9][a-z0-9-]*$", maxLength, reason: "영어 소문자, 숫자, -만 쓸 수 있어요" });
/** Key of a tab in URLs. */
export const Key = Type.String({
  pattern: "^[a-zA-Z0-9][a-zA-Z0-9-]{0,39}$",
  reason: "영어, 숫자, -로 40글자까지여야 해요",
});
/** Days from the KST day of the import; negative is the past. */
export const DayOffset = Type.Integer({ minimum: -36_500, maximum: 36_500 });
/** Day offset that is not in the future. */
export const PastOffset = Type.Integer({ minimum: -36_500, maximum: 0 });
/** Time of day in KST. */
export const TimeOfDay = Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$", reason: "HH:MM이어야 해요" });
export const Sort = Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 });
export const Amount = Type.Integer({ minimum: 1, maximum: 1_000_000 });
/** Price in 원. */
export const Price = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });
/** Count that fits an integer column. */
export const WholeCount = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
