import type { VariantSettings } from "@todayfruit/contract/variant-settings/variant-settings-schema";

/** Business data and links of each variant in tests. */
export const TEST_VARIANT_SETTINGS: VariantSettings = {
  companyName: "(주)오늘의과일(예시)",
  representative: "김과일",
  businessNumber: "000-00-00001",
  mailOrderNumber: "제0000-서울예시-0001호(예시)",
  address: "서울특별시 예시구 과일로 000",
  phone: "070-0000-0001",
  email: "help@todayfruit.example",
  privacyOfficer: "김과일",
  hostingProvider: "(주)오늘의과일(예시)",
  supportHours: "평일 09:00~18:00",
  chatUrl: "https://support.example/todayfruit/chat",
  shopEntryUrl: null,
  newsRoomUrl: "https://support.example/todayfruit/news-room",
  newsRoomCode: "fruit0000",
  liveShoppingUrl: "https://live.example/todayfruit",
};
