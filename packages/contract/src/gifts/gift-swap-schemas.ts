import { MAX_GIFT_SWAPS } from "@todayfruit/domain/gifts/gift-limits";
import { Type } from "typebox";
import { closed, DateText, Id, Instant, nullable, Text } from "../common-schemas.ts";

const shown = {
  productName: Text(120),
  image: nullable(Text(200)),
  distributorName: Text(120),
  optionName: Text(120),
};

/** Product of a gift with what its receiver may swap it for, without any price. */
export const SwappableLine = closed({
  /** `orderOptionGroups[].id` of the gift. */
  lineId: Id,
  ...shown,
  options: Type.Array(
    closed({
      optionId: Id,
      ...shown,
      /** First day (KST) on which it can arrive; the day that was chosen, where one was. */
      firstDay: DateText,
    }),
    { maxItems: MAX_GIFT_SWAPS },
  ),
});

/** Swap of a gift as its receiver sees it. */
export const GiftSwap = closed({
  fromName: Text(120),
  toName: Text(120),
  /** Reason for which the shop sends the first product after all; `null`: it is swapped. */
  takenBackReason: nullable(Text(200)),
});

/** Swap of a gift that has arrived, as its sender sees it. */
export const ArrivedGiftSwap = closed({ fromName: Text(120), toName: Text(120) });

/** Swap of a gift as operators see it. */
export const DeliveredGiftSwap = closed({
  orderItemProductId: Id,
  fromName: Text(120),
  fromOptionName: Text(120),
  toName: Text(120),
  toOptionName: Text(120),
  swappedAt: Instant,
  /** When an operator gave it its first product again; `null`: it is swapped. */
  takenBackAt: nullable(Instant),
});
