import type { VariantSettings } from "@todayfruit/contract/variant-settings/variant-settings-schema";
import type { Variant } from "./define-variant.ts";

/** Returns the business data and links that a shop begins with, until operators edit them. */
export function deriveDefaultVariantSettings({
  business,
  support,
  newsRoom,
  liveShopping,
}: Variant): VariantSettings {
  return {
    ...business,
    supportHours: support.hours,
    chatUrl: support.chatUrl,
    shopEntryUrl: support.shopEntry?.url ?? null,
    newsRoomUrl: newsRoom.url,
    newsRoomCode: newsRoom.participationCode,
    liveShoppingUrl: liveShopping.url,
  };
}
