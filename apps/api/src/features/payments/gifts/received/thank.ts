import type { Input } from "@todayfruit/contract/all-calls";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { refusedTexts } from "@todayfruit/domain/free-texts/refused-texts";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Services } from "../../../../http/context.ts";
import { writeThanks } from "../gifts.repository.ts";
import { tellSender } from "../notices.ts";
import type { ReceivedReply } from "./received.presenter.ts";
import { whatReceiverMay } from "./what-receiver-may.ts";
import { withOpenedGift } from "./with-opened-gift.ts";

type Refusal = "GIFT_NOT_FOUND" | "GIFT_OVER" | "GIFT_ADDRESS_NOT_ENTERED" | "GIFT_THANKED";

/** A word to the sender, once, from when the gift was taken. */
export async function thankForGift(
  { path: { id: uuid }, body: { thanks } }: Input<"POST /v1/gift/to/{id}/thanks">,
  services: Services,
): Promise<Result<ReceivedReply, Refusal | "FREE_TEXT_REFUSED", RefusalDetail | undefined>> {
  const fields = refusedTexts([{ field: "thanks", kind: "message", text: thanks }]);
  if (fields.length > 0) return refuse("FREE_TEXT_REFUSED", { fields });
  return withOpenedGift<Exclude<Refusal, "GIFT_NOT_FOUND">>(services, uuid, async (tx, gift) => {
    const now = services.now();
    const may = whatReceiverMay(gift, now);
    if (gift.thanks !== null) return refuse("GIFT_THANKED");
    if (!may.canThank) return refuse(may.canEnterAddress ? "GIFT_ADDRESS_NOT_ENTERED" : "GIFT_OVER");
    const words = thanks.trim();
    await writeThanks(tx, gift.id, words, now);
    await tellSender(services, tx, gift, { template: "GIFT_THANKS_SENDER", own: { 인사: words }, now });
    return ok(null);
  });
}
