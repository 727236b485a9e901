import type { VariantSettings } from "@todayfruit/contract/variant-settings/variant-settings-schema";
import { type RowOf, type Runner, statement } from "../../db/database.ts";

const FIND = statement(
  "find-variant-settings",
  `select company_name, representative, business_number, mail_order_number, address, phone, email, privacy_officer,
          hosting_provider, support_hours, chat_url, shop_entry_url, news_room_url, news_room_code, live_shopping_url
     from variant_setting where variant = $1`,
);
export type VariantSettingRow = RowOf<typeof FIND>;

export async function findVariantSettingRow(
  db: Runner,
  variant: string,
): Promise<VariantSettingRow | undefined> {
  const [row] = await db.run(FIND, [variant]);
  return row;
}

const ADD_MISSING = statement(
  "add-missing-variant-settings",
  `insert into variant_setting (variant, company_name, representative, business_number, mail_order_number, address, phone,
                                email, privacy_officer, hosting_provider, support_hours, chat_url, shop_entry_url,
                                news_room_url, news_room_code, live_shopping_url)
   select e.variant, e."companyName", e.representative, e."businessNumber", e."mailOrderNumber", e.address, e.phone, e.email,
          e."privacyOfficer", e."hostingProvider", e."supportHours", e."chatUrl", e."shopEntryUrl", e."newsRoomUrl",
          e."newsRoomCode", e."liveShoppingUrl"
     from jsonb_to_recordset($1::jsonb) as e (
            variant text, "companyName" text, representative text, "businessNumber" text, "mailOrderNumber" text,
            address text, phone text, email text, "privacyOfficer" text, "hostingProvider" text, "supportHours" text,
            "chatUrl" text, "shopEntryUrl" text, "newsRoomUrl" text, "newsRoomCode" text, "liveShoppingUrl" text)
       on conflict (variant) do nothing`,
);

/** Adds the settings of variants that have none yet. */
export async function addMissingVariantSettings(
  db: Runner,
  settings: readonly (VariantSettings & { variant: string })[],
): Promise<void> {
  await db.run(ADD_MISSING, [JSON.stringify(settings)]);
}
