import type { Input } from "@todayfruit/contract/all-calls";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { freeTextErrors } from "@todayfruit/domain/free-texts/free-text-errors";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Services } from "../../../http/context.ts";
import { notifySender } from "../gift-messages.ts";
import { writeThanks } from "../gifts.repository.ts";
import { changeGiftUnderLock } from "./change-gift-under-lock.ts";
import type { ReceivedReply } from "./received-gift.presenter.ts";
import { receiverPermissions } from "./receiver-permissions.ts";

type Refusal = "GIFT_NOT_FOUND" | "GIFT_OVER" | "GIFT_ADDRESS_NOT_ENTERED" | "GIFT_THANKED";

/** Sends thanks to the sender, once, after the gift was accepted. */
export async function thankForGift(
  { path: { id: uuid }, body: { thanks } }: Input<"POST /v1/gift/to/{id}/thanks">,
  services: Services,
): Promise<Result<ReceivedReply, Refusal | "FREE_TEXT_REFUSED", RefusalDetail | undefined>> {
  const fields = freeTextErrors([{ field: "thanks", kind: "message", text: thanks }]);
  if (fields.length > 0) return refuse("FREE_TEXT_REFUSED", { fields });
  return changeGiftUnderLock<Exclude<Refusal, "GIFT_NOT_FOUND">>(services, uuid, async (tx, gift) => {
    const now = services.now();
    const may = receiverPermissions(gift, now);
    if (gift.thanks !== null) return refuse("GIFT_THANKED");
    if (!may.canThank) return refuse(may.canEnterAddress ? "GIFT_ADDRESS_NOT_ENTERED" : "GIFT_OVER");
    const words = thanks.trim();
    await writeThanks(tx, gift.id, words, now);
    await notifySender(services, tx, gift, { template: "GIFT_THANKS_SENDER", own: { 인사: words }, now });
    return ok(null);
  });
}
