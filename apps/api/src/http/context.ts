import type { Permission } from "@todayfruit/domain/operators/permissions";
import type { Databases } from "../db/connections/create-databases.ts";
import type { Db } from "../db/database.ts";
import type { Sealing } from "../db/sealed-text.ts";
import type { Fault } from "../faults.ts";
import type { AnalyticsGateway } from "../gateways/analytics/analytics-gateway.ts";
import type { MailGateway } from "../gateways/mail/mail-gateway.ts";
import type { MessageGateway } from "../gateways/messages/message-gateway.ts";
import type { PaymentGateway } from "../gateways/payments/payment-gateway.ts";
import type { PushGateway } from "../gateways/push/push-gateway.ts";
import type { SocialLogin } from "../gateways/social-login/social-login.ts";
import type { Storage } from "../gateways/storage/storage.ts";
import type { TrackingGateway } from "../gateways/tracking/tracking-gateway.ts";
import type { SearchLog } from "../search-log.ts";
import type { StockQueue } from "./admission/stock-queue.ts";
import type { Log } from "./log.ts";

export type SnsType = "kakaotalk" | "naver";
export type Platform = "android" | "ios" | "web";

/** What the application is a function of. */
export type Services = {
  /** Pool of the work that is under way. */
  db: Db;
  databases: Databases;
  stockQueue: StockQueue;
  payments: PaymentGateway;
  messages: MessageGateway;
  pushes: PushGateway;
  mails: MailGateway;
  tracking: TrackingGateway;
  /** `null`: nobody outside counts what is sold. */
  analytics: AnalyticsGateway | null;
  social: Record<SnsType, SocialLogin>;
  storage: Storage;
  /** For what is kept encrypted. */
  sealing: Sealing;
  /** Time and randomness are given, never taken. */
  now: () => Date;
  randomBytes: (size: number) => Uint8Array;
  uuid: () => string;
  fault: Fault;
  log: Log;
  searches: SearchLog;
  rules: ShopSettings;
};

/** The settings that features read; a part of `env.ts`. */
export type ShopSettings = {
  reservationMinutes: number;
  vbankHours: number;
  orphanSeconds: number;
  tossClientKey: string;
  tossScriptUrl: string;
  postcodeScriptUrl: string;
  /** Where shoppers reach the shop: scheme and host. */
  publicUrl: string;
  /** What the shop calls itself in a text. */
  shopName: string;
  /** Texts with codes that the whole shop sends in a day. */
  codeTextsADay: number;
  /** What codes are sealed with. */
  secretKey: string;
  /** What the links of gifts are worked out from. */
  giftLinkSecret: string;
  /** Days that a receiver has to enter an address. */
  giftAddressDays: number;
  /** Proves that the message provider says something. */
  reportSecret: string;
  /** Proves that Kakao says something. */
  kakaoAdminKey: string;
  kakaoJavascriptKey: string;
  /** Hash that the script must have (Subresource Integrity); `null` beside the stand-ins. */
  kakaoShareIntegrity: string | null;
  kakaoShareScriptUrl: string;
  /** Google Analytics in the browser; `null`: it is never loaded. */
  google: { measurementId: string; scriptUrl: string } | null;
  /** Where errors are told; `null`: nobody is told. */
  errorReports: { dsn: string; environment: string } | null;
};

export type Buyer = {
  id: number;
  uuid: string;
  userType: "guest" | "email" | "kakaotalk" | "naver";
  /** The member's grade, `null` for a guest. */
  grade: number | null;
  pointBalance: number;
};

/** Somebody who works here, by what they may do. */
export type Operator = {
  id: number;
  email: string;
  name: string;
  permissions: readonly Permission[];
  /** Whether they logged in or a command of theirs runs. */
  source: "login" | "command";
  /** The password was chosen by somebody else and is to be changed first. */
  mustChangePassword: boolean;
  /** A role's standing reason to read shoppers' personal data in lists; `null`: lists are masked. */
  personalDataPurpose: string | null;
};

/** Who asks, from where, by which request. */
export type Asker<B extends Buyer | null = Buyer | null, O extends Operator | null = Operator | null> = {
  buyer: B;
  operator: O;
  platform: Platform;
  requestId: string;
  tokenHash: Uint8Array | null;
  /** The Authorization header as it came, for callers who are no shoppers; empty without one. */
  authorization: string;
  /** The fresh confirmation that came beside the call, as it came. */
  confirmation?: string | undefined;
  /** The network address the request came from; empty for calls of our own. */
  address: string;
  userAgent: string;
  /** The Cookie header, read for known devices alone; no cookie authenticates anybody. */
  cookie?: string;
};

export type Context<
  B extends Buyer | null = Buyer | null,
  O extends Operator | null = Operator | null,
> = Services & Asker<B, O>;
export type BuyerContext = Context<Buyer>;
export type OperatorContext = Context<null, Operator>;
