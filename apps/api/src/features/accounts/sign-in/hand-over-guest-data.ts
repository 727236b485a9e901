import { MAX_FAVORITES } from "@todayfruit/domain/favorites/favorite-limit";
import { MAX_RESTOCK_ALARMS } from "@todayfruit/domain/restock-alarms/restock-alarm-limits";
import type { Tx } from "../../../db/database.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { mergeCarts } from "../../cart/cart-merge.repository.ts";
import { handOverOrderForms } from "../../checkout/order-forms.repository.ts";
import { mergeFavorites } from "../../favorites/favorites.repository.ts";
import { mergeAlarms } from "../../restock-alarms/restock-alarms.repository.ts";
import { mergeShares } from "../../sharing/write-product-shares.repository.ts";
import { mergeBookmarks } from "../../videos/bookmarks.repository.ts";
import { handOverSocialProofs } from "../social/social-logins-and-links.repository.ts";

/**
 * Moves a guest's belongings to the member: cart, current order form, favourites, alarms of restocks, saved
 * videos and shares.
 */
export async function handOverGuestData(
  services: Pick<Services, "now" | "uuid">,
  tx: Tx,
  guestId: number,
  memberId: number,
): Promise<void> {
  const now = services.now();
  await mergeCarts(tx, { id: services.uuid(), guestId, memberId, now });
  await handOverSocialProofs(tx, guestId, memberId);
  await handOverOrderForms(tx, guestId, memberId, now);
  await mergeFavorites(tx, guestId, memberId, MAX_FAVORITES);
  await mergeAlarms(tx, guestId, memberId, MAX_RESTOCK_ALARMS);
  await mergeBookmarks(tx, guestId, memberId);
  await mergeShares(tx, guestId, memberId);
}
