import type { Input } from "@todayfruit/contract/all-calls";
import { ok, type Result } from "@todayfruit/domain/result";
import type { Context } from "../../../http/context.ts";
import { hashOfLink } from "../gift-link.ts";
import { markShared } from "./shares.repository.ts";

/**
 * Kakao says that a message with the link of a gift was sent, which the page that asked for it is never told. The link
 * is what the page gave as `serverCallbackArgs`; of an unknown one nothing is said. The gate of the call has checked that
 * Kakao speaks.
 */
export async function hearShared(
  { body }: Input<"POST /v1/gift/shared">,
  { db, now }: Context,
): Promise<Result<{ accepted: boolean }, never, undefined>> {
  await markShared(db, hashOfLink(body.giftTo), now());
  return ok({ accepted: true });
}
