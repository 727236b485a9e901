import type { Grade } from "@todayfruit/domain/grades/grade";

/** Everybody's grade in a shop whose rules were not imported yet. */
export const NEWCOMER: Grade = {
  grade: 1,
  gradeName: "회원",
  icon: "media/illustrations/seedling.webp",
  thresholdPrice: 0,
  purchasePointPer: 0,
  benefits: [],
};
