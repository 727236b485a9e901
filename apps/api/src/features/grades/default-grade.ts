import type { Grade } from "@todayfruit/domain/grades/find-grade-for-purchases";

/** Grade of every member in a shop without imported rules. */
export const DEFAULT_GRADE: Grade = {
  grade: 1,
  gradeName: "회원",
  icon: "media/illustrations/seedling.webp",
  thresholdPrice: 0,
  purchasePointPer: 0,
  benefits: [],
};
