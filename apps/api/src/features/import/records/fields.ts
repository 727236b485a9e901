import { Type } from "typebox";

/** A file of the folder that is imported, e.g. `media/photos/satsumas-1.jpg`. */
export const MediaPath = Type.String({
  pattern: "^media(/[\\p{L}\\p{N}_-][\\p{L}\\p{N}._-]*)+$",
  maxLength: 200,
});
/** Text that is shown: never blank. */
export const Line = (maxLength: number) => Type.String({ pattern: "\\S", maxLength });
/** Days from the day of the import in KST; negative is the past. */
export const DayOffset = Type.Integer({ minimum: -36_500, maximum: 36_500 });
/** A time of day in KST. */
export const TimeOfDay = Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" });
export const Sort = Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 });
export const Amount = Type.Integer({ minimum: 1, maximum: 1_000_000 });
/** A count that fits the column it is kept in. */
export const WholeCount = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
