import type { VariantSettings } from "@todayfruit/contract/variant-settings/variant-settings-schema";
import type { Runner } from "../../db/database.ts";
import { findVariantSettingRow } from "./variant-settings.repository.ts";

/**
 * Finds the business data and links of a variant.
 *
 * @throws Error for a variant without a row: each start adds those that lack
 */
export async function findVariantSettings(db: Runner, variant: string): Promise<VariantSettings> {
  const row = await findVariantSettingRow(db, variant);
  if (!row) throw new Error(`The variant ${variant} has no settings`);
  return {
    companyName: row.company_name,
    representative: row.representative,
    businessNumber: row.business_number,
    mailOrderNumber: row.mail_order_number,
    address: row.address,
    phone: row.phone,
    email: row.email,
    privacyOfficer: row.privacy_officer,
    hostingProvider: row.hosting_provider,
    supportHours: row.support_hours,
    chatUrl: row.chat_url,
    shopEntryUrl: row.shop_entry_url,
    newsRoomUrl: row.news_room_url,
    newsRoomCode: row.news_room_code,
    liveShoppingUrl: row.live_shopping_url,
  };
}
