import type {
  VARIANTS,
  VariantSettings,
} from "@todayfruit/contract/variant-settings/variant-settings-schema";
import { buildTableRecord } from "../record-edits/tables/build-table-record.ts";

/** Fields of a record: the settings and the variant they are of, which no edit changes. */
type Fields = VariantSettings & { variant: (typeof VARIANTS)[number] };

/** Business data and links of a variant as a record that operators edit. */
export const variantSettingRecordDefinition = buildTableRecord<"variant_setting", Fields, never>({
  noun: "settings",
  subject: "setting",
  permission: "displays.edit",
  table: "variant_setting",
  columns: {
    variant: ["variant", "text"],
    companyName: ["company_name", "text"],
    representative: ["representative", "text"],
    businessNumber: ["business_number", "text"],
    mailOrderNumber: ["mail_order_number", "text"],
    address: ["address", "text"],
    phone: ["phone", "text"],
    email: ["email", "text"],
    privacyOfficer: ["privacy_officer", "text"],
    hostingProvider: ["hosting_provider", "text"],
    supportHours: ["support_hours", "text"],
    chatUrl: ["chat_url", "text"],
    shopEntryUrl: ["shop_entry_url", "text"],
    newsRoomUrl: ["news_room_url", "text"],
    newsRoomCode: ["news_room_code", "text"],
    liveShoppingUrl: ["live_shopping_url", "text"],
  },
  check: async () => [],
});
