import {
  findPurchaseRestriction,
  type PurchaseRestriction,
} from "@todayfruit/domain/catalog/find-purchase-restriction";
import type { Asker } from "../../http/handler-context-types.ts";
import type { OfferRow } from "./find-offers.repository.ts";

/** Returns the reason why this buyer cannot buy `units` of the offer now; `null` when they can. */
export function findPurchaseRestrictionOfOffer(
  offer: OfferRow,
  units: number,
  asker: Pick<Asker, "buyer" | "platform">,
  now: Date,
): PurchaseRestriction | null {
  return findPurchaseRestriction({
    productStatus: offer.status,
    optionStatus: offer.option_status,
    isAppOnly: offer.is_app_only,
    platform: asker.platform,
    minAppUserGrade: offer.min_grade,
    buyerGrade: asker.buyer?.grade ?? null,
    saleType: offer.sale_type,
    comingSoonAt: offer.coming_soon_at?.toISOString() ?? null,
    limitedBeginAt: offer.limited_begin_at?.toISOString() ?? null,
    limitedEndAt: offer.limited_end_at?.toISOString() ?? null,
    lacksShare: offer.lacks_share,
    placeUnits: offer.place_units,
    available: offer.option_status === "unlimited_stock_in" ? null : offer.remaining,
    units,
    now: now.toISOString(),
  });
}

/** Returns whether one of the offers is sold through a waiting room. */
export function isFromWaitingRoom(offers: readonly Pick<OfferRow, "waiting_room_id">[]): boolean {
  return offers.some(({ waiting_room_id }) => waiting_room_id !== null);
}
