import { Id, nullable } from "@todayfruit/contract/common-schemas";
import { type Static, Type } from "typebox";
import {
  DayOffset,
  Line,
  MediaPath,
  PastOffset,
  Sort,
  TimeOfDay,
  WholeCount,
} from "./record-field-schemas.ts";

/** Row of `reviews.json`. */
export const ReviewRecord = Type.Object({
  id: Id,
  productId: Id,
  optionId: nullable(Id),
  optionName: Line(120),
  nickname: Line(30),
  score: Type.Integer({ minimum: 1, maximum: 5 }),
  contents: Line(2000),
  reviewImages: Type.Array(Type.Object({ sort: Sort, imageFile: MediaPath }), { maxItems: 10 }),
  dateOffset: PastOffset,
  time: TimeOfDay,
  helpfulCount: WholeCount,
  purchaseCount: WholeCount,
  userGradeName: nullable(Line(20)),
  sellerReply: nullable(Type.Object({ contents: Line(2000), dateOffset: DayOffset })),
});
export type ReviewRecord = Static<typeof ReviewRecord>;
