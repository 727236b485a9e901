import type { Input } from "@todayfruit/contract/all-calls";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { listFreeTextErrors } from "@todayfruit/domain/free-texts/list-free-text-errors";
import {
  checkThankYouCardAllowed,
  DEFAULT_THANK_YOU_CARD,
} from "@todayfruit/domain/gifts/cards/check-thank-you-card-allowed";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Context } from "../../../http/handler-context-types.ts";
import { areOwnUploads } from "../../images/uploads/uploads.repository.ts";
import { writeCard } from "../cards/thank-you-cards.repository.ts";
import { notifySender } from "../notify-gift-sender-or-receiver.ts";
import { changeGiftUnderLock } from "./change-gift-under-lock.ts";
import { deriveReceiverPermissions } from "./derive-receiver-permissions.ts";
import type { ReceivedReply } from "./received-gift.presenter.ts";

type Refusal = "GIFT_OVER" | "GIFT_NOT_ARRIVED" | "GIFT_THANKED" | "PICTURE_NOT_FOUND";

/** Sends a thank-you card to the sender, once, after the gift has arrived; its photo is one that the caller uploaded. */
export async function sendThankYouCard(
  {
    path: { id: uuid },
    body: { thanks, card = DEFAULT_THANK_YOU_CARD, photo },
  }: Input<"POST /v1/gift/to/{id}/thanks">,
  context: Context,
): Promise<
  Result<ReceivedReply, Refusal | "GIFT_NOT_FOUND" | "FREE_TEXT_REFUSED", RefusalDetail | undefined>
> {
  const fields = listFreeTextErrors([{ field: "thanks", kind: "message", text: thanks }]);
  if (fields.length > 0) return refuse("FREE_TEXT_REFUSED", { fields });
  const { buyer } = context;
  return changeGiftUnderLock<Refusal>(context, uuid, async (tx, gift) => {
    const now = context.now();
    const { status } = deriveReceiverPermissions(gift, now);
    const checked = checkThankYouCardAllowed({ status, isThanked: gift.thanks !== null });
    if (!checked.ok) return checked;
    if (photo !== undefined && !(buyer && (await areOwnUploads(tx, buyer.id, [photo])))) {
      return refuse("PICTURE_NOT_FOUND");
    }
    const words = thanks.trim();
    await writeCard(tx, gift.id, { thanks: words, card, photo: photo ?? null, now });
    await notifySender(context, tx, gift, { template: "GIFT_THANKS_SENDER", own: { 인사: words }, now });
    return ok(null);
  });
}
