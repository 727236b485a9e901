import type { GiftGroupSummary } from "@todayfruit/contract/entities/gift";
import type { Static } from "typebox";
import { presentGroupFacts } from "../../../gifts/gift-group.presenter.ts";
import { presentGiftProduct } from "../gift-product.presenter.ts";
import type { GiftProductRow } from "../gift-products.repository.ts";
import type { GroupRow } from "./sent-gifts.repository.ts";

type Summary = Static<typeof GiftGroupSummary>;

/** A row of the list of gifts sent. */
export function presentGroupSummary(row: GroupRow, products: readonly GiftProductRow[]): Summary {
  return {
    ...presentGroupFacts(row, row.statuses),
    expireDate: row.expires_at?.toISOString() ?? null,
    orderItemProducts: products.map(presentGiftProduct),
    receiverNames: row.receiver_names,
  };
}
