import type { VARIANTS } from "@todayfruit/contract/variant-settings/variant-settings-schema";
import type { DeliveryCalendar } from "@todayfruit/domain/delivery/delivery-calendar";
import type { Permission } from "@todayfruit/domain/operators/permissions";
import type { SearchPins } from "@todayfruit/domain/search/find-search-pins-of-query";
import type { SearchDictionary } from "@todayfruit/domain/search/search-dictionary-types";
import type { Fault } from "../crash-points.ts";
import type { Databases } from "../db/connections/open-database-pools.ts";
import type { Db } from "../db/database.ts";
import type { RecordChangeBus } from "../db/notifications/record-change-bus.ts";
import type { Replicas } from "../db/replicas/replica-and-read-position-types.ts";
import type { Sealing } from "../db/sealing.ts";
import type { AnalyticsGateway } from "../gateways/analytics/analytics-gateway-types.ts";
import type { EdgeGateway } from "../gateways/edge/edge-gateway-types.ts";
import type { MailGateway } from "../gateways/mail/mail-gateway-types.ts";
import type { MessageGateway } from "../gateways/messages/message-gateway-types.ts";
import type { PaymentGateway } from "../gateways/payments/payment-gateway-types.ts";
import type { PickupGateway } from "../gateways/pickups/pickup-gateway-types.ts";
import type { PushGateway } from "../gateways/push/push-gateway-types.ts";
import type { RehearsalPlayerGateway } from "../gateways/rehearsals/rehearsal-player-gateway-types.ts";
import type { SocialLoginGateway } from "../gateways/social-login/social-login-gateway-types.ts";
import type { Storage } from "../gateways/storage/storage-types.ts";
import type { TrackingGateway } from "../gateways/tracking/tracking-gateway-types.ts";
import type { WebhookGateway } from "../gateways/webhooks/webhook-gateway-types.ts";
import type { SearchCountBuffer } from "../search-count-buffer.ts";
import type { StockQueue } from "./admission/queue-buyers-per-option.ts";
import type { Log } from "./log.ts";

export type SnsType = "kakaotalk" | "naver";
export type Platform = "android" | "ios" | "web";

/** Services that handlers receive as arguments. */
export type Services = {
  /** Connection pool for the current kind of work. */
  db: Db;
  databases: Databases;
  /** Replicas that answer reads; none where nobody configured one, and in previews. */
  replicas: Replicas;
  stockQueue: StockQueue;
  payments: PaymentGateway;
  messages: MessageGateway;
  pushes: PushGateway;
  mails: MailGateway;
  tracking: TrackingGateway;
  /** Orders carriers to collect goods of returns. */
  pickups: PickupGateway;
  /** Sends webhooks to the systems of others. */
  webhooks: WebhookGateway;
  /** Cache in front of the shop; `null` without one that is told of changes. */
  edge: EdgeGateway | null;
  /** Plays rehearsals of waiting rooms; `null` where there is no place for the copy of the database. */
  rehearsals: RehearsalPlayerGateway | null;
  /** Delivery calendar, kept in memory; dropped when PostgreSQL notifies of a change to it. */
  deliveryCalendar: { read(): Promise<DeliveryCalendar>; drop(): void };
  /** Search dictionary, kept in memory; dropped when PostgreSQL notifies of a change to it. */
  searchDictionary: { read(): Promise<SearchDictionary>; drop(): void };
  /** Products pinned to search words, kept in memory; dropped when PostgreSQL notifies of a change to them. */
  searchPins: { read(): Promise<SearchPins>; drop(): void };
  /** Changes of records in any process, as far as PostgreSQL notifies of them. */
  recordChanges: RecordChangeBus;
  /** `null`: nobody outside counts what is sold. */
  analytics: AnalyticsGateway | null;
  social: Record<SnsType, SocialLoginGateway>;
  storage: Storage;
  /** Encrypts columns of personal data. */
  sealing: Sealing;
  /** Clock; features read time and randomness from here alone. */
  now: () => Date;
  randomBytes: (size: number) => Uint8Array;
  uuid: () => string;
  fault: Fault;
  log: Log;
  searches: SearchCountBuffer;
  rules: ShopSettings;
};

/** Settings that features read; a part of `env.ts`. */
export type ShopSettings = {
  reservationMinutes: number;
  vbankHours: number;
  orphanSeconds: number;
  tossClientKey: string;
  tossScriptUrl: string;
  postcodeScriptUrl: string;
  /** Public address of the shop: scheme and host. */
  publicUrl: string;
  /** Public address of each variant's shop, as far as the settings name it. */
  variantUrls: Partial<Record<(typeof VARIANTS)[number], string>>;
  /** Origin of the operators' console, the only one that may frame a preview. */
  consoleOrigin: string;
  /** Variant that this process serves. */
  variant: (typeof VARIANTS)[number];
  /** True where stand-ins answer for outside services. */
  isSandbox: boolean;
  /** Name of the shop in messages. */
  shopName: string;
  /** Limit of texts with codes for the whole shop in a day. */
  codeTextsADay: number;
  /** Key of the HMACs of codes. */
  secretKey: string;
  /** Secret from which the links of gifts are derived. */
  giftLinkSecret: string;
  /** Days within which a receiver enters an address. */
  giftAddressDays: number;
  /** Secret in the path of the message provider's reports. */
  reportSecret: string;
  /** Admin key by which Kakao authenticates its notices. */
  kakaoAdminKey: string;
  kakaoJavascriptKey: string;
  /** Subresource Integrity hash of the script; `null` with the stand-ins. */
  kakaoShareIntegrity: string | null;
  kakaoShareScriptUrl: string;
  /** Google Analytics in the browser; `null` loads nothing. */
  google: { measurementId: string; scriptUrl: string } | null;
  /** Receiver of error reports; `null` sends none. */
  errorReports: { dsn: string; environment: string } | null;
};

export type Buyer = {
  id: number;
  uuid: string;
  userType: "guest" | "email" | "kakaotalk" | "naver";
  /** The member's grade, `null` for a guest. */
  grade: number | null;
  pointBalance: number;
  /** True for a member whom an operator blocked: they neither order nor review. */
  isBlocked: boolean;
};

/** Employee with the permissions of their roles. */
export type Operator = {
  id: number;
  /** Empty for an API key. */
  email: string;
  name: string;
  permissions: readonly Permission[];
  /** `command` for a command of the command line, `login` for a session, `api_key` for another system of the shop. */
  source: "login" | "command" | "api_key";
  /** True when another operator chose the password, which must be changed first. */
  mustChangePassword: boolean;
  /** Reason recorded in a role for reading shoppers' personal data in lists; `null` masks the lists. */
  personalDataPurpose: string | null;
  /** Farms that the operator works for and whose rows alone they see; `null` for an operator of the shop. */
  distributorIds: readonly number[] | null;
};

/** Caller of a request: buyer or operator, network address and request id. */
export type Asker<B extends Buyer | null = Buyer | null, O extends Operator | null = Operator | null> = {
  buyer: B;
  operator: O;
  platform: Platform;
  requestId: string;
  tokenHash: Uint8Array | null;
  /** Raw Authorization header, for webhooks; empty without one. */
  authorization: string;
  /** Raw confirmation header. */
  confirmation?: string | undefined;
  /** Network address of the request; empty for in-process calls. */
  address: string;
  userAgent: string;
  /** Raw Cookie header, read for known devices alone; no cookie authenticates. */
  cookie?: string;
};

export type Context<
  B extends Buyer | null = Buyer | null,
  O extends Operator | null = Operator | null,
> = Services & Asker<B, O>;
export type BuyerContext = Context<Buyer>;
export type OperatorContext = Context<null, Operator>;

/** Actor of an operator's call, or the command line itself. */
export type Actor =
  | Pick<OperatorContext, "operator" | "requestId" | "now" | "address">
  | { operator: null; requestId: string; now: () => Date; address?: never };
