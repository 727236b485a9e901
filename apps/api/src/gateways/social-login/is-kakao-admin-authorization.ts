import { createHash, timingSafeEqual } from "node:crypto";

/** Tells whether an Authorization header has Kakao's admin key; compares in constant time. */
export function isKakaoAdminAuthorization(authorization: string, adminKey: string): boolean {
  const digestOf = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digestOf(authorization), digestOf(`KakaoAK ${adminKey}`));
}
