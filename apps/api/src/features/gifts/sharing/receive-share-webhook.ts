import type { Input } from "@todayfruit/contract/all-calls";
import { ok, type Result } from "@todayfruit/domain/result";
import type { Context } from "../../../http/handler-context-types.ts";
import { hashGiftToken } from "../../gift-links/derive-and-hash-gift-token.ts";
import { markShared } from "./mark-gift-shared.repository.ts";

/**
 * Handles Kakao's notice that a message with a gift's link was sent, which the page itself is not told. The link is in
 * `serverCallbackArgs`; an unknown one is ignored. The call's gate has verified Kakao's key.
 */
export async function receiveShareWebhook(
  { body }: Input<"POST /v1/gift/shared">,
  { db, now }: Context,
): Promise<Result<{ accepted: boolean }, never, undefined>> {
  await markShared(db, hashGiftToken(body.giftTo), now());
  return ok({ accepted: true });
}
