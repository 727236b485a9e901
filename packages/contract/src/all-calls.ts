import { addressCalls } from "./calls/addresses.ts";
import { authCalls } from "./calls/auth.ts";
import { bestCalls } from "./calls/browse/best.ts";
import { catalogCalls } from "./calls/browse/catalog.ts";
import { displayCalls } from "./calls/browse/display.ts";
import { noticeCalls } from "./calls/browse/notices.ts";
import { personalCalls } from "./calls/browse/personal.ts";
import { searchCalls } from "./calls/browse/search.ts";
import { sitemapCalls } from "./calls/browse/sitemap.ts";
import { videoCalls } from "./calls/browse/videos.ts";
import { billingCalls } from "./calls/buy/billing.ts";
import { cartCalls } from "./calls/buy/cart.ts";
import { cashReceiptCalls } from "./calls/buy/cash-receipts.ts";
import { checkoutCalls } from "./calls/buy/checkout.ts";
import { orderCalls } from "./calls/buy/orders.ts";
import { paymentCalls } from "./calls/buy/payments.ts";
import { withdrawalCalls } from "./calls/buy/withdrawals.ts";
import { gradeCalls } from "./calls/grades.ts";
import { notificationCalls } from "./calls/notifications.ts";
import { phoneCalls } from "./calls/phone.ts";
import { profileCalls } from "./calls/profile.ts";
import { sessionCalls } from "./calls/sessions.ts";
import { shopSettingsCalls } from "./calls/shop-settings.ts";
import { socialCalls } from "./calls/social.ts";
import { termsCalls } from "./calls/terms.ts";
import type { CallInput, CallReply } from "./calls.ts";

/** Every call of the shop by its name. */
export const allCalls = {
  ...authCalls,
  ...catalogCalls,
  ...displayCalls,
  ...bestCalls,
  ...searchCalls,
  ...videoCalls,
  ...personalCalls,
  ...phoneCalls,
  ...profileCalls,
  ...sessionCalls,
  ...gradeCalls,
  ...socialCalls,
  ...noticeCalls,
  ...notificationCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...orderCalls,
  ...addressCalls,
  ...paymentCalls,
  ...withdrawalCalls,
  ...cashReceiptCalls,
  ...billingCalls,
  ...termsCalls,
  ...shopSettingsCalls,
  ...sitemapCalls,
};

export type AllCalls = typeof allCalls;
export type Name = keyof AllCalls;
export type Input<N extends Name> = CallInput<AllCalls[N]>;
export type Reply<N extends Name> = CallReply<AllCalls[N]>;

/** What both transports look like: in process on the server, fetch in the browser. */
export type Api = <N extends Name>(name: N, ...input: InputArguments<N>) => Promise<Reply<N>>;
export type InputArguments<N extends Name> =
  Record<never, never> extends Input<N> ? [input?: Input<N>] : [input: Input<N>];
