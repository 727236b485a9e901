import { timingSafeEqual } from "node:crypto";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Context } from "../../../http/context.ts";
import { hashOfLink } from "../gift-link.ts";
import { markShared } from "./shares.repository.ts";

/**
 * Kakao says that a message with the link of a gift was sent, which the page that asked for it is never told. The link
 * is what the page gave as `serverCallbackArgs`; of an unknown one nothing is said.
 */
export async function hearShared(
  { authorization, db, log, now, rules }: Context,
  giftTo: string,
): Promise<Result<{ accepted: boolean }, "NOTICE_NOT_GENUINE", undefined>> {
  if (!isKakao(authorization, rules.kakaoAdminKey)) {
    log.warn("share notice not genuine", {});
    return refuse("NOTICE_NOT_GENUINE");
  }
  await markShared(db, hashOfLink(giftTo), now());
  return ok({ accepted: true });
}

function isKakao(authorization: string, adminKey: string): boolean {
  const [said, expected] = [Buffer.from(authorization), Buffer.from(`KakaoAK ${adminKey}`)];
  return said.length === expected.length && timingSafeEqual(said, expected);
}
