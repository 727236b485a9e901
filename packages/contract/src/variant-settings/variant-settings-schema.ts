import { type Static, Type } from "typebox";
import { closed, Filled, nullable, oneOf } from "../common-schemas.ts";

export const VARIANTS = ["todayfruit", "market", "farmer", "ru"] as const;

const Link = Type.String({
  pattern: "^https://[A-Za-z0-9.-]+(:[0-9]+)?(/[A-Za-z0-9._~/?=%@+-]*)?$",
  maxLength: 300,
});

/** Business data that 전자상거래법 §10 requires on every page, and the links and hours of a variant's support. */
export const VariantSettings = closed({
  companyName: Filled(60),
  representative: Filled(40),
  businessNumber: Type.String({ pattern: "^[0-9]{3}-[0-9]{2}-[0-9]{5}$", maxLength: 12 }),
  mailOrderNumber: Filled(60),
  address: Filled(200),
  phone: Type.String({ pattern: "^[0-9]{2,4}-[0-9]{3,4}(-[0-9]{4})?$", maxLength: 14 }),
  email: Type.String({ pattern: "^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+([.][A-Za-z0-9-]+)+$", maxLength: 200 }),
  privacyOfficer: Filled(40),
  hostingProvider: Filled(60),
  supportHours: Filled(100),
  chatUrl: Link,
  /** Page for farms that want to sell here; `null`: no link. */
  shopEntryUrl: nullable(Link),
  newsRoomUrl: Link,
  /** Code to enter the chat room for news. */
  newsRoomCode: Type.String({ pattern: "^[A-Za-z0-9]{1,20}$", maxLength: 20 }),
  liveShoppingUrl: Link,
});
export type VariantSettings = Static<typeof VariantSettings>;

export const VariantName = oneOf(VARIANTS);
