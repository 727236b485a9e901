/** 조사 that may follow a search term, the longest first. */
const PARTICLES = [
  "으로는",
  "에서",
  "이랑",
  "으로",
  "하고",
  "까지",
  "부터",
  "에는",
  "이나",
  "이요",
  "을",
  "를",
  "이",
  "가",
  "은",
  "는",
  "의",
  "로",
  "와",
  "과",
  "랑",
  "도",
  "만",
  "에",
  "나",
  "요",
] as const;

/** Reports whether a text is a particle and nothing else. @example isParticle("를") // true */
export function isParticle(text: string): boolean {
  return PARTICLES.some((particle) => particle === text);
}
