import type { GiftGroupSummary } from "@todayfruit/contract/gifts/gift";
import { DEFAULT_THANK_YOU_CARD } from "@todayfruit/domain/gifts/cards/check-thank-you-card-allowed";
import type { Static } from "typebox";
import { presentGiftProduct } from "../gift-product.presenter.ts";
import type { BoughtGiftProductRow } from "../gift-products.repository.ts";
import { receiverOf } from "../notify-gift-sender-or-receiver.ts";
import { presentSharedGroupFields } from "../sent-gift-shared-fields.presenter.ts";
import type { GroupRow } from "./sent-gifts.repository.ts";

type Summary = Static<typeof GiftGroupSummary>;

/** Presents a row of the list of sent gifts. */
export function presentGroupSummary(row: GroupRow, products: readonly BoughtGiftProductRow[]): Summary {
  return {
    ...presentSharedGroupFields(row, row.statuses),
    expireDate: row.expires_at?.toISOString() ?? null,
    orderItemProducts: products.map(presentGiftProduct),
    receiverNames: row.receiver_names,
    thanks: row.thanks.map((each) => ({
      receiverName: receiverOf(each),
      thanks: each.thanks,
      card: each.card ?? DEFAULT_THANK_YOU_CARD,
    })),
  };
}
