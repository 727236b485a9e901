/** Legal grounds on which what shoppers wrote may be hidden; a low score and a complaint are none. */
export const HIDING_GROUNDS = [
  "욕설·비방",
  "개인정보 노출",
  "상품과 관계없는 내용",
  "광고·도배",
  "음란·혐오 사진",
  "저작권 침해",
  "이용약관 위반",
] as const;
export type HidingGround = (typeof HIDING_GROUNDS)[number];
