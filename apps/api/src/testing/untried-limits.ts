import type { RefusalCode } from "@todayfruit/contract/refusals";

/** Refusals whose numbers are no limit of a count, or are too large to try here, with the reason. */
export const UNTRIED_LIMITS: Partial<Record<RefusalCode, string>> = {
  AGE_CONFIRM_REQUIRED: "an age that is confirmed, not computed",
  TWO_SHIPMENT_DATES: "two dates are refused: shared-shipment-date.test.ts",
  MEMBER_BLOCKED: "1:1 is the name of inquiries: members.test.ts",
  ADVERTISING_NOT_AT_NIGHT: "hours of the law: send-advertisement.test.ts",
  PICTURE_TOO_LARGE: "forty million pixels: upload-corpus.test.ts",
  VIDEO_TOO_LONG: "a phone records a little more than a minute: video-limits.test.ts",
  VIDEO_UNREADABLE: "names of formats: video-uploads.test.ts",
  ROLES_FULL: "roles that others hold count, too: roles.test.ts",
  NETWORK_INVALID: "addresses as examples: allowed-networks.test.ts",
  API_KEYS_FULL: "keys of others count, too: api-keys.test.ts",
  WEBHOOK_ENDPOINTS_FULL: "one call may add them all: send-webhooks.test.ts",
  WEBHOOK_URL_NOT_ALLOWED: "numbers of ports: allowed-url.test.ts",
  WEBHOOK_DELIVERY_NOT_FOUND: "days until they are purged: send-webhooks.test.ts",
  FAQS_FULL: "one more than the page shows: content-records.test.ts",
  ORIGIN_REQUIRED: "an article of a law: edit-products.test.ts",
  ITEM_NOTICE_REQUIRED: "an article of a law: edit-products.test.ts",
  ITEM_NOTICE_FIELD_REQUIRED: "an article of a law: edit-products.test.ts",
  ITEM_NOTICE_FIELD_VAGUE: "an article of a law: edit-products.test.ts",
  BUSINESS_NUMBER_REQUIRED: "an article of a law: edit-products.test.ts",
  SHEET_TOO_LONG: "fifty thousand rows: broken-sheets.test.ts",
  EXPORT_PERIOD_INVALID: "days of a year: exports.test.ts",
  GIFT_NOTIFY_AT_INVALID: "days ahead and hours of a day: notify-at.test.ts",
  WAITING_ROOM_NOT_ENTERED_YET: "minutes before the hour: waiting-room-times.test.ts",
  REFUND_IN_PROGRESS: "a wait that is advised: settle-manually.test.ts",
};
