import { ok, type Result } from "@todayfruit/domain/result";
import type { Tx } from "../../../../db/database.ts";
import type { Services } from "../../../../http/context.ts";
import { type GiftRow, lockOrderOfGift } from "../gifts.repository.ts";
import type { ReceivedReply } from "./received.presenter.ts";
import { openedGift, presented } from "./received-gift.ts";

/**
 * Changes the gift that a link opens while its order is held, so that the receiver, the sender, the shop and the clock
 * act one after the other; answers with the gift as it is then.
 */
export async function withOpenedGift<C extends string>(
  services: Services,
  uuid: string,
  change: (tx: Tx, gift: GiftRow) => Promise<Result<null, C>>,
): Promise<Result<ReceivedReply, C | "GIFT_NOT_FOUND", undefined>> {
  return services.db.transaction<Result<ReceivedReply, C | "GIFT_NOT_FOUND", undefined>>(
    async (tx) => {
      const seen = await openedGift(services, tx, uuid);
      if (!seen.ok) return seen;
      await lockOrderOfGift(tx, seen.value.order_id);
      // Read again: whoever held the order before may have ended it.
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
