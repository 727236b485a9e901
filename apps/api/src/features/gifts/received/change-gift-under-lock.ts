import { ok, type Result } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { type GiftRow, lockOrderOfGift } from "../gifts.repository.ts";
import type { ReceivedReply } from "./received-gift.presenter.ts";
import { openedGift, presented } from "./show-received-gift.ts";

/**
 * Changes the gift of a link under its order's lock, which serializes receiver, sender, shop and expiry; answers with
 * the changed gift.
 */
export async function changeGiftUnderLock<C extends string>(
  services: Services,
  uuid: string,
  change: (tx: Tx, gift: GiftRow) => Promise<Result<null, C>>,
): Promise<Result<ReceivedReply, C | "GIFT_NOT_FOUND", undefined>> {
  return services.db.transaction<Result<ReceivedReply, C | "GIFT_NOT_FOUND", undefined>>(
    async (tx) => {
      const seen = await openedGift(services, tx, uuid);
      if (!seen.ok) return seen;
      await lockOrderOfGift(tx, seen.value.order_id);
      // Read again under the lock: a concurrent request may have ended it.
      const gift = await openedGift(services, tx, uuid);
      if (!gift.ok) return gift;
      const changed = await change(tx, gift.value);
      if (!changed.ok) return changed;
      const after = await openedGift(services, tx, uuid);
      return after.ok ? ok(await presented({ db: tx, now: services.now }, uuid, after.value)) : after;
    },
    (result) => result.ok,
  );
}
