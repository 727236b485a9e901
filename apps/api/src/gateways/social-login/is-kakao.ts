import { createHash, timingSafeEqual } from "node:crypto";

/** Tells whether an Authorization header carries the admin key of Kakao, in a time that says nothing of the key. */
export function isKakao(authorization: string, adminKey: string): boolean {
  const digestOf = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digestOf(authorization), digestOf(`KakaoAK ${adminKey}`));
}
